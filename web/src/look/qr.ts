// A QR code (ISO/IEC 18004) of a short text: bytes, lowest correction, as a link on a screen needs no more.

/** By version: all codewords, those for correction in each block, blocks, and the middles of the alignment marks. */
const VERSIONS: readonly (readonly [number, number, number, readonly number[]])[] = [
  [26, 7, 1, []],
  [44, 10, 1, [6, 18]],
  [70, 15, 1, [6, 22]],
  [100, 20, 1, [6, 26]],
  [134, 26, 1, [6, 30]],
  [172, 18, 2, [6, 34]],
  [196, 20, 2, [6, 22, 38]],
  [242, 24, 2, [6, 24, 42]],
  [292, 30, 2, [6, 26, 46]],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? ((value << 1) ^ 0x11d) & 255 : value << 1;
}

const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The dark modules, row by row; null when the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(([all, each, blocks]) => bytes.length + 2 <= all - each * blocks);
  const chosen = VERSIONS[index];
  if (!chosen) return null;
  const [all, each, blocks, marks] = chosen;
  const words = interleaved(padded(bytes, all - each * blocks), each, blocks);
  return drawn(words, index + 1, marks);
}

function padded(bytes: Uint8Array, room: number): number[] {
  // Mode and length take twelve bits, so every byte is cut in two.
  const words = [0x40 | (bytes.length >> 4)];
  let low = bytes.length & 15;
  for (const byte of bytes) {
    words.push((low << 4) | (byte >> 4));
    low = byte & 15;
  }
  words.push(low << 4);
  for (let filler = 0xec; words.length < room; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

function interleaved(words: number[], each: number, blocks: number): number[] {
  const length = words.length / blocks;
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * length, (block + 1) * length));
  const checks = parts.map((part) => correction(part, each));
  const out: number[] = [];
  for (const group of [parts, checks])
    for (let place = 0; place < group[0]!.length; place++) for (const part of group) out.push(part[place]!);
  return out;
}

function correction(words: number[], length: number): number[] {
  let generator = [1];
  for (let power = 0; power < length; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => (next[place + 1]! ^= times(factor, EXP[power]!)));
    generator = next;
  }
  const rest = [...words, ...Array<number>(length).fill(0)];
  for (let place = 0; place < words.length; place++) {
    const lead = rest[place]!;
    generator.forEach((factor, offset) => (rest[place + offset]! ^= times(factor, lead)));
  }
  return rest.slice(words.length);
}

/** A number followed by its remainder, as the format and version areas hold it. */
function guarded(value: number, polynomial: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) rest ^= polynomial << (bit - bits);
  return (value << bits) | rest;
}

function drawn(words: number[], version: number, marks: readonly number[]): boolean[][] {
  const size = 17 + 4 * version;
  const dark: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const put = (row: number, column: number, value: boolean): void => {
    const line = dark[row];
    if (line && column >= 0 && column < size) line[column] = value;
  };
  const rings = (row: number, column: number, radius: number, light: readonly number[]): void => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++)
        put(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };

  for (const row of marks)
    for (const column of marks)
      if (!((row === 6 && (column === 6 || column === size - 7)) || (column === 6 && row === size - 7)))
        rings(row, column, 2, [1]);
  for (let place = 8; place < size - 8; place++) {
    put(6, place, place % 2 === 0);
    put(place, 6, place % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, [2, 4]);

  // Correction level L and mask 0: the plain checkerboard suits short links well.
  const format = guarded(0b01_000, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const value = ((format >> bit) & 1) === 1;
    put(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, value);
    put(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, value);
  }
  put(size - 8, 8, true);
  if (version >= 7) {
    const told = guarded(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const value = ((told >> bit) & 1) === 1;
      const [long, short] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      put(long, short, value);
      put(short, long, value);
    }
  }

  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (dark[row]![column] !== null) continue;
        const value = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        put(row, column, value !== ((row + column) % 2 === 0));
        bit++;
      }
    }
  }
  return dark as boolean[][];
}
