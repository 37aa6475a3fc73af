import { expect, test } from "vitest";
import { Follower, type Lying } from "./follow";

const lying = (where: string, ...kinds: string[]): Lying<null>[] =>
  kinds.map((kind, slot) => ({ kind, where, slot, thing: null }));
const ids = (found: { id: string }[]): string[] => found.map(({ id }) => id);

test("what stays keeps its name, also when it slides up", () => {
  const follower = new Follower<null>();
  const before = ids(follower.follow(lying("row", "red", "blue", "red")));
  const after = ids(follower.follow(lying("row", "blue", "red")));
  expect(after[0]).toBe(before[1]);
  expect(before).toContain(after[1]);
});

test("what is gone from one zone and new in another is the same thing", () => {
  const follower = new Follower<null>();
  const [stone] = ids(follower.follow(lying("cart", "red")));
  expect(ids(follower.follow(lying("tower", "red")))).toEqual([stone]);
});

test("what may not move gets a name of its own", () => {
  const follower = new Follower<null>((was) => was.where !== "tower");
  const [stone] = ids(follower.follow(lying("tower", "red")));
  expect(ids(follower.follow(lying("cart", "red")))).not.toContain(stone);
});

test("after forgetting everything is new", () => {
  const follower = new Follower<null>();
  const [card] = ids(follower.follow(lying("hand", "guide")));
  follower.forget();
  expect(ids(follower.follow(lying("hand", "guide")))).not.toContain(card);
});
