import { expect, test } from "vitest";
import type { Chat } from "../wire";
import { saidByOthers, Talk } from "./talk.svelte";

const said = (seat: number): Chat => ({ kind: "chat", seat, who: "", text: "well!", at: 0 });

test("what others say is unread until the log is in sight", () => {
  const talk = new Talk();
  talk.hear([said(1), said(0)], 0);
  expect(talk.unread).toBe(1);
  talk.watch(true);
  expect(talk.unread).toBe(0);
  talk.hear([said(1)], 0);
  expect(talk.unread).toBe(0);
});

test("nobody reads while they look away from the page", () => {
  const talk = new Talk();
  talk.watch(true);
  talk.look(false);
  talk.hear([said(1)], 0);
  expect(talk.unread).toBe(1);
  talk.look(true);
  expect(talk.unread).toBe(0);
});

test("a spectator hears everybody", () => {
  expect(saidByOthers([said(0), said(1)], null)).toHaveLength(2);
});
