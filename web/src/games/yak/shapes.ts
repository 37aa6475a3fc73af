// Outlines of dry stones: irregular, and always the same for the same stone.

interface Point {
  x: number;
  y: number;
}

function scattered(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}

const known = new Map<string, string>();
const CORNERS = 9;

/** A hewn block with rounded corners, flat enough below and above to be laid on others. */
export function blockOutline(seed: number, wide: number, high: number): string {
  const key = `${seed % 23} ${wide} ${high}`;
  const old = known.get(key);
  if (old) return old;
  const random = scattered(seed % 23);
  const points = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = ((corner + 0.4 + random() * 0.55) / CORNERS) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const x = Math.sign(cos) * Math.abs(cos) ** 0.4 * (1 - random() * 0.06);
    const y = Math.sign(sin) * Math.abs(sin) ** 0.34 * (1 - random() * 0.09);
    return { x: (x * wide) / 2, y: (y * high) / 2 };
  });
  const near = (from: Point, to: Point): string =>
    `${(from.x + (to.x - from.x) * 0.38).toFixed(1)} ${(from.y + (to.y - from.y) * 0.38).toFixed(1)}`;
  const path = points.map((point, corner) => {
    const before = points[(corner + CORNERS - 1) % CORNERS]!;
    const after = points[(corner + 1) % CORNERS]!;
    const tip = `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    return `${corner ? "L" : "M"}${near(point, before)}Q${tip} ${near(point, after)}`;
  });
  const outline = `${path.join("")}Z`;
  known.set(key, outline);
  return outline;
}

/** The light upper edge of a block. */
export function blockLight(wide: number, high: number): string {
  const [x, y] = [wide / 2, high / 2];
  return `M${-x * 0.8} ${-y * 0.62}Q${-x * 0.5} ${-y * 0.86} 0 ${-y * 0.84}T${x * 0.74} ${-y * 0.66}`;
}
