// A lesson at a table: what the guide says now, what is pointed at, what is to be done.

import type { Choosable, Lesson } from "../../wire";
import type { Sitting } from "../sitting.svelte";
import { say } from "./words";

/** What the name of a line of the score pad begins with. */
const SOURCE = "source-";

/** So soon nobody has heard a sentence, in ms. */
const SETTLES = 250;

export class Guiding {
  /** What is said: a sentence comes once everything has arrived that it speaks of. */
  said = $state.raw<Lesson | null>(null);
  /** Somebody looks at the table after the part is over. */
  aside = $state(false);

  /** When this sentence came. */
  #since = 0;

  constructor(readonly sitting: Sitting) {}

  get lesson(): Lesson | null {
    return this.sitting.scene?.lesson ?? null;
  }

  /** To be called whenever something of it has changed. */
  follow(): void {
    const { lesson, sitting } = this;
    if (sitting.settled && !sitting.staged) {
      if (lesson?.key !== this.said?.key) this.#since = performance.now();
      this.said = lesson;
    } else if (sitting.staged || lesson?.key !== this.said?.key) this.said = null;
  }

  /** The one thing that is to be done now. */
  get wanted(): Choosable | null {
    const { said } = this;
    if (!said || said.waits || said.wanted === null) return null;
    return this.sitting.question?.options.find(({ action }) => action === said.wanted) ?? null;
  }

  /** What the guide says instead, to whoever has tried something else. */
  get instead(): string | null {
    const { snag } = this.sitting.live;
    return snag?.code === "lesson" ? snag.reason : null;
  }

  /** The learner chooses alone, and hears nothing. */
  get quiet(): boolean {
    const { said } = this;
    return !said || said.text === "";
  }

  /** Which source of points is counted while the guide speaks of it, "" before the first; null: all is counted as usual. */
  readonly counting = $derived.by((): string | null => {
    const { lesson, sitting } = this;
    if (!lesson?.over || !lesson.waits || !sitting.scene?.scores) return null;
    this.#counted = lesson.point.find((name) => name.startsWith(SOURCE)) ?? this.#counted;
    return this.#counted;
  });
  #counted = "";

  /** What stands where otherwise a question does. */
  get prompt(): string | null {
    const { said, lesson } = this;
    if (!lesson) return null;
    if (said?.over) return say("lesson-over");
    // What is said of a question may be answered at once.
    if (said?.waits && !(said.free && this.sitting.scene?.question))
      return say("lesson-listening", { guide: lesson.guide });
    return said && !said.free && said.wanted === null ? say("lesson-watching") : null;
  }

  async goOn(): Promise<void> {
    const { said, sitting } = this;
    // The second click of a double one is meant for nothing that was not there yet.
    if (said?.waits && performance.now() - this.#since > SETTLES)
      await sitting.live.send({ type: "go-on", heard: said.key });
  }
}
