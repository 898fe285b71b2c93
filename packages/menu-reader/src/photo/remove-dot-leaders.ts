import type { GrayPicture } from './types';

const INK_LEVEL = 176;
/** In letter heights. A leader is thin, long, and has clear space above for most of a letter. */
const MAX_THICKNESS = 0.25;
const MIN_CLEAR_ABOVE = 0.85;
const MIN_CLEAR_BELOW = 0.75;
const MAX_GAP = 0.7;
const MIN_LENGTH = 1.8;
/** Largest rise of a leader from one column to the next (px), since no photo is quite level. */
const MAX_RISE_PX = 2;
const EDGE_PX = 2;

interface Run {
  x: number;
  top: number;
  bottom: number;
}

/**
 * Erases dots and lines from a dish to its price, which recognizers read as digits. A dash, a comma
 * or a flat vowel is too short to match.
 */
export function removeDotLeaders(
  { width, height, data }: GrayPicture,
  lettersPx: number,
): GrayPicture {
  const out = data.slice();
  const wipe = (runs: readonly Run[]) => {
    for (const { x, top, bottom } of runs)
      for (let y = Math.max(0, top - EDGE_PX); y <= Math.min(height - 1, bottom + EDGE_PX); y += 1)
        out[y * width + x] = 255;
  };
  let open: Run[][] = [];
  for (const [x, runs] of findIsolatedRuns({ width, height, data }, lettersPx).entries()) {
    for (const run of runs) {
      const chain = open.find((each) => Math.abs((each.at(-1)?.top ?? 0) - run.top) <= MAX_RISE_PX);
      if (chain) chain.push(run);
      else open.push([run]);
    }
    const isOpen = (chain: readonly Run[]) => x - (chain.at(-1)?.x ?? 0) <= lettersPx * MAX_GAP;
    const ended = x + 1 === width ? open : open.filter((chain) => !isOpen(chain));
    open = open.filter(isOpen);
    for (const chain of ended) {
      const length = (chain.at(-1)?.x ?? 0) - (chain[0]?.x ?? 0);
      if (length >= lettersPx * MIN_LENGTH) wipe(chain);
    }
  }
  return { width, height, data: out };
}

/** Thin runs of ink per column, with clear space above and below. */
function findIsolatedRuns({ width, height, data }: GrayPicture, lettersPx: number): Run[][] {
  const isolated = Array.from({ length: width }, (): Run[] => []);
  const maxThickness = Math.max(3, lettersPx * MAX_THICKNESS);
  // Row by row in memory order: start of each column's current ink and end of its last.
  const tops = new Int32Array(width).fill(-1);
  const bottoms = new Int32Array(width).fill(-lettersPx);
  /** Start of a thin run with clear space above. */
  const waiting = new Int32Array(width).fill(-1);
  for (let y = 0; y <= height; y += 1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const isInk = y < height && (data[at] ?? 255) < INK_LEVEL;
      const top = tops[x] ?? -1;
      if (isInk === top >= 0) continue;
      const bottom = bottoms[x] ?? 0;
      if (isInk) {
        const first = waiting[x] ?? -1;
        if (first >= 0 && y - bottom > lettersPx * MIN_CLEAR_BELOW)
          isolated[x]?.push({ x, top: first, bottom });
        waiting[x] = -1;
        tops[x] = y;
      } else {
        const isIsolated = y - top <= maxThickness && top - bottom > lettersPx * MIN_CLEAR_ABOVE;
        waiting[x] = isIsolated ? top : -1;
        tops[x] = -1;
        bottoms[x] = y - 1;
      }
    }
  for (let x = 0; x < width; x += 1) {
    const top = waiting[x] ?? -1;
    // Below the picture is blank.
    if (top >= 0) isolated[x]?.push({ x, top, bottom: bottoms[x] ?? 0 });
  }
  return isolated;
}
