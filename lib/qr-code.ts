/** Data bytes, correction bytes of a block, and blocks of versions 1 to 10 at level L (ISO 18004). */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
  [156, 20, 2],
  [194, 24, 2],
  [232, 30, 2],
  [274, 18, 4],
] as const;

type Mask = (x: number, y: number) => boolean;

/** Conditions under which a module is inverted, in the order of their number. */
const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const range = (length: number) => Array.from({ length }, (_, index) => index);
const toBits = (value: number, length: number) =>
  range(length).map((at) => ((value >> (length - 1 - at)) & 1) === 1);

/** Product in the field of 256 elements. */
function multiply(a: number, b: number): number {
  return toBits(b, 8).reduce((sum, bit) => {
    const shifted = (sum << 1) ^ ((sum >> 7) * 0x11d);
    return bit ? shifted ^ a : shifted;
  }, 0);
}

/** Remainder of `value`, followed by `length` zeros, divided by a polynomial of bits. */
const addCheckBits = (value: number, length: number, polynomial: number) =>
  (value << length) |
  range(length).reduce((rest) => (rest << 1) ^ ((rest >> (length - 1)) * polynomial), value);

/** Reed-Solomon correction of a block. */
function getCorrection(data: readonly number[], length: number): number[] {
  let divisor = [...range(length - 1).map(() => 0), 1];
  let root = 1;
  for (let degree = 0; degree < length; degree += 1) {
    divisor = divisor.map((factor, at) => multiply(factor, root) ^ (divisor[at + 1] ?? 0));
    root = multiply(root, 2);
  }
  return data.reduce(
    (rest, byte) => {
      const factor = byte ^ (rest[0] ?? 0);
      return divisor.map((each, at) => (rest[at + 1] ?? 0) ^ multiply(each, factor));
    },
    range(length).map(() => 0),
  );
}

/** Data with its length, padded and corrected, its blocks interleaved. */
function toCodewords(data: readonly number[], version: number): number[] {
  const [capacity, correction, blockCount] = VERSIONS[version - 1] ?? VERSIONS[0];
  const bits = [
    ...toBits(4, 4),
    ...toBits(data.length, version < 10 ? 8 : 16),
    ...data.flatMap((byte) => toBits(byte, 8)),
  ];
  const bytes = range(capacity).map((at) => {
    const start = at * 8;
    if (start < bits.length)
      return range(8).reduce((byte, bit) => byte * 2 + (bits[start + bit] ? 1 : 0), 0);
    return (at - Math.ceil(bits.length / 8)) % 2 === 0 ? 0xec : 0x11;
  });
  const short = Math.floor(capacity / blockCount);
  const firstLong = blockCount - (capacity % blockCount);
  const blocks = range(blockCount).map((block) => {
    const start = block * short + Math.max(0, block - firstLong);
    return bytes.slice(start, start + short + (block < firstLong ? 0 : 1));
  });
  const corrections = blocks.map((block) => getCorrection(block, correction));
  const interleave = (rows: readonly number[][], length: number) =>
    range(length).flatMap((at) => rows.flatMap((row) => row[at] ?? []));
  return [...interleave(blocks, short + 1), ...interleave(corrections, correction)];
}

class Modules {
  readonly fixed = new Map<number, boolean>();
  constructor(readonly size: number) {}
  set(x: number, y: number, isDark: boolean) {
    if (Math.min(x, y) >= 0 && Math.max(x, y) < this.size)
      this.fixed.set(y * this.size + x, isDark);
  }
  /** Squares in each other around a center. */
  drawRings(x: number, y: number, radius: number, lightRings: readonly number[]) {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        this.set(x + dx, y + dy, !lightRings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** Patterns that are the same for all data of a version and mask. */
function drawPatterns(version: number, mask: number): Modules {
  const size = version * 4 + 17;
  const modules = new Modules(size);
  for (const at of range(size)) {
    modules.set(at, 6, at % 2 === 0);
    modules.set(6, at, at % 2 === 0);
  }
  const last = size - 7;
  const centers = version === 1 ? [] : version < 7 ? [6, last] : [6, version * 2 + 8, last];
  for (const x of centers)
    for (const y of centers)
      if (![`6 6`, `6 ${last}`, `${last} 6`].includes(`${x} ${y}`)) modules.drawRings(x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    modules.drawRings(x, y, 4, [2, 4]);
  const format = toBits(addCheckBits(8 | mask, 10, 0x537) ^ 0x5412, 15).reverse();
  for (const [at, bit] of format.entries()) {
    if (at < 8) modules.set(8, at < 6 ? at : at + 1, bit);
    else modules.set(at === 8 ? 7 : 14 - at, 8, bit);
    if (at < 8) modules.set(size - 1 - at, 8, bit);
    else modules.set(8, size - 15 + at, bit);
  }
  modules.set(8, size - 8, true);
  if (version >= 7)
    for (const [at, bit] of toBits(addCheckBits(version, 12, 0x1f25), 18)
      .reverse()
      .entries()) {
      modules.set(size - 11 + (at % 3), Math.floor(at / 3), bit);
      modules.set(Math.floor(at / 3), size - 11 + (at % 3), bit);
    }
  return modules;
}

/** Rows of a code with a mask; data goes up and down in pairs of columns from the right. */
function drawCode(codewords: readonly number[], version: number, mask: number): boolean[][] {
  const { size, fixed } = drawPatterns(version, mask);
  const bits = codewords.flatMap((byte) => toBits(byte, 8));
  const isInverted = MASKS[mask] ?? (() => false);
  const rows = range(size).map((y) => range(size).map((x) => fixed.get(y * size + x) ?? false));
  let next = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - pair * 2 - (size - 1 - pair * 2 <= 6 ? 1 : 0);
    for (const step of range(size * 2)) {
      const x = right - (step % 2);
      const y = pair % 2 === 0 ? size - 1 - Math.floor(step / 2) : Math.floor(step / 2);
      const row = rows[y];
      if (!row || fixed.has(y * size + x)) continue;
      row[x] = (bits[next] ?? false) !== isInverted(x, y);
      next += 1;
    }
  }
  return rows;
}

/** Squares of two by two modules of one color, which make a code hard to read. */
const countBlots = (rows: readonly boolean[][]) =>
  rows.reduce(
    (sum, row, y) =>
      sum +
      row.filter((isDark, x) =>
        [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]].every((each) => each === isDark),
      ).length,
    0,
  );

/** QR code of a text as rows of modules, true where dark; null for more than 271 bytes. */
export function toQrCode(text: string): boolean[][] | null {
  const data = [...new TextEncoder().encode(text)];
  const version = 1 + VERSIONS.findIndex(([bytes], at) => data.length <= bytes - (at < 9 ? 2 : 3));
  if (version === 0) return null;
  const codewords = toCodewords(data, version);
  const codes = MASKS.map((_, mask) => drawCode(codewords, version, mask));
  return codes.reduce((best, each) => (countBlots(each) < countBlots(best) ? each : best));
}
