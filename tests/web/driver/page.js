// What a test knows of a page besides what is seen: it is put into every page before the page's own scripts.

window.watched = { acts: 0, covered: 0, violations: [], socket: null };

document.addEventListener("securitypolicyviolation", (event) => {
  watched.violations.push(
    `${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
  );
});

// Whoever tests has played before; a newcomer says so first.
try {
  if (!sessionStorage.getItem("newcomer"))
    for (const game of [
      "adventure-tours",
      "kathmandu",
      "reviving-kathmandu",
      "yak",
    ])
      localStorage.setItem(`chautari.aim.${game}`, "told");
} catch {
  // A page without an address keeps nothing.
}

// Nothing is looked at on its way from one colour to another.
const still = new CSSStyleSheet();
still.replaceSync(
  "*, *::before, *::after { transition: none !important; animation: none !important }",
);
if (matchMedia("(prefers-reduced-motion: reduce)").matches)
  document.adoptedStyleSheets.push(still);

const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  watched.socket = this;
  if (String(text).includes('"type":"act"')) watched.acts += 1;
  return send.call(this, text);
};

const question = () =>
  document.querySelector(".ask[data-turn]")?.dataset.turn ?? null;
const over = () => document.getElementById("end-title") !== null;
const seen = (one) =>
  one.checkVisibility({ visibilityProperty: true }) &&
  one.getClientRects().length > 0;

// Whoever is waited for goes on.
const goOn = () => document.querySelector("[data-go-on]")?.click();

// Somebody is asked another question than the one before, or the game is over.
window.moved = (before) => {
  goOn();
  return over() || (question() !== null && question() !== before);
};

// The moment that is being staged, if it is none of these; nobody is asked anything meanwhile.
window.staged = (known) => {
  const kind =
    document.querySelector(".ground[data-beat]")?.dataset.beat ?? null;
  if (kind !== null && question() !== null)
    watched.violations.push(`asked while ${kind} is shown`);
  if (kind !== null && !known.includes(kind)) return kind;
  goOn();
  return null;
};

// How it stands at the table, and everything that is not as it should be.
window.standing = (small, wide) => ({
  turn: question(),
  over: over(),
  acts: watched.acts,
  faults: [
    ...scrolling(small, wide),
    ...[
      ...document.querySelectorAll(
        ".offered, [data-offered], .ask [data-option]",
      ),
    ]
      .filter(seen)
      .flatMap((one) => reach(one, small, wide)),
    ...keys(),
    ...foot(),
    ...watched.violations,
  ],
});

// A frame of light may reach beyond the edge; what is in it may not.
const EDGE = 6;
const FINGER = 44;

function scrolling(small, wide) {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const faults = [];
  if (scrollWidth > wide)
    faults.push(`scrolls sideways: ${scrollWidth} in ${wide}`);
  if (!small && scrollHeight > innerHeight)
    faults.push(`scrolls: ${scrollHeight} in ${innerHeight}`);
  return faults;
}

function reach(one, small, wide) {
  const { left, right, top, bottom, width, height } =
    one.getBoundingClientRect();
  const faults = [];
  if (left < -EDGE || right > wide + EDGE) faults.push("beside the screen");
  if (small && Math.min(width, height) < 43.5 && !crowded(one))
    faults.push("too small");
  if (
    !small &&
    one.closest(".ground") &&
    (top < -1 || bottom > innerHeight + 1)
  )
    faults.push("out of sight");
  const name = one.dataset.option ?? one.ariaLabel ?? one.textContent.trim();
  return faults.map(
    (fault) =>
      `${fault}: ${name}, ${[width, height, left, top].map(Math.round)}`,
  );
}

// Places of a map that lie nearer to one another than a finger is wide; they are in the list of choices too.
function crowded(one) {
  const middle = (other) => {
    const { left, top, width, height } = other.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(one);
  const apart = (other) =>
    Math.max(Math.abs(middle(other)[0] - x), Math.abs(middle(other)[1] - y));
  const others = one.matches(".ground svg *")
    ? [
        ...document.querySelectorAll(
          ".ground svg .offered, .ground svg [data-offered]",
        ),
      ]
    : [];
  return others.some((other) => other !== one && apart(other) < FINGER);
}

// What is asked stands in a place of one height for each size of the window: nothing above it ever moves. A puzzle that is told asks nothing more.
const heights = {};
function foot() {
  const high = document
    .querySelector(".ask:not(.described, .told)")
    ?.getBoundingClientRect().height;
  if (high === undefined) return [];
  const usual = (heights[`${innerWidth} ${innerHeight}`] ??= high);
  return Math.abs(high - usual) < 1
    ? []
    : [`what is asked is ${high} high, not ${usual}`];
}

// A text that is missing shows its key.
function keys() {
  const isKey = (text) => /^\s*[a-z]+(-[a-z0-9]+)+\s*$/.test(text);
  const texts = [...document.querySelectorAll("[aria-label]")].map(
    (one) => one.ariaLabel,
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  return texts.filter(isKey).map((text) => `no text: ${text}`);
}

// What somebody takes who knows nothing of the game: any one of the first of these that are lit. A place of the map under
// something else is left to the list of choices; that is counted.
window.lit = (wheres, luck) => {
  for (const where of wheres) {
    const found = [...document.querySelectorAll(where)].filter(seen);
    while (found.length) {
      const [one] = found.splice(Math.floor(luck * found.length), 1);
      if (!one.matches(".ground svg *") || uncovered(one)) return one;
      watched.covered += 1;
    }
  }
  return null;
};

function uncovered(one) {
  one.scrollIntoView({ block: "center" });
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(
    document.elementFromPoint(left + width / 2, top + height / 2),
  );
}
