// Tells somebody who looks elsewhere that it is their turn: the tab's title, a notification, a knock.

import { sound } from "../games/kit/sound";
import { set, settings } from "../settings.svelte";
import { say } from "../words/words";

export function setTitle(title: string, mine: boolean): void {
  document.title = say(mine ? "title-your-turn" : "title-table", { title });
}

export function announceTurn(title: string, prompt: string): void {
  if (settings.sound) sound("yourTurn", settings.volume);
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(say("title-your-turn", { title }), { body: prompt, tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Asks the browser for permission; only ever from a click. */
export async function toggleNotifications(): Promise<void> {
  if (settings.notify) return set("notify", false);
  if (!("Notification" in window)) return;
  set("notify", (await Notification.requestPermission()) === "granted");
}

export const canNotify = "Notification" in window;
