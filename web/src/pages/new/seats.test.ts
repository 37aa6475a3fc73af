import { expect, test } from "vitest";
import { chairMarks, companyOf, usualChairs, wanted, withCompany } from "./seats";

const CHAIRS = usualChairs(3, "casual");

test("bots or friends sit on all chairs but mine", () => {
  expect(companyOf(CHAIRS)).toBe("bots");
  const friends = withCompany(CHAIRS, "friends");
  expect(companyOf(friends)).toBe("friends");
  expect(friends.map((chair) => chair.kind)).toEqual(["me", "open", "open"]);
  expect(companyOf([CHAIRS[0]!, CHAIRS[1]!, friends[2]!])).toBeNull();
});

test("I have the mark I like, and whose number it was has the next one", () => {
  expect(chairMarks(CHAIRS, 0)).toEqual([0, 1, 2]);
  expect(chairMarks(CHAIRS, 1)).toEqual([1, 0, 2]);
  expect(chairMarks(CHAIRS, 5)).toEqual([5, 1, 2]);
  expect(wanted(CHAIRS, "Asha", 5)[0]).toEqual({ kind: "me", name: "Asha", mark: 5 });
});
