import type { Grey } from './types';

const INK = 176;
/** All of a letter's height. A leader is thin, has nothing above it for most of a letter, and is long. */
const THICKEST = 0.25;
const CLEAR_ABOVE = 0.85;
const CLEAR_BELOW = 0.75;
const GAP_MOST = 0.7;
const LENGTH_LEAST = 1.8;
/** How much a leader may rise from one column to the next, in pixels: no photo is quite level. */
const RISE_PX = 2;
const EDGE_PX = 2;

interface Run {
  x: number;
  top: number;
  bottom: number;
}

/**
 * Wipes out the dots and lines that lead from a dish to its price, which a recogniser reads as digits. A dash, a comma or a flat
 * vowel is too short to be one.
 */
export function removeLeaders({ width, height, data }: Grey, lettersPx: number): Grey {
  const out = data.slice();
  const wipe = (runs: readonly Run[]) => {
    for (const { x, top, bottom } of runs)
      for (let y = Math.max(0, top - EDGE_PX); y <= Math.min(height - 1, bottom + EDGE_PX); y += 1)
        out[y * width + x] = 255;
  };
  let open: Run[][] = [];
  for (let x = 0; x < width; x += 1) {
    for (const run of findLonelyRuns({ width, height, data }, x, lettersPx)) {
      const chain = open.find((each) => Math.abs((each.at(-1)?.top ?? 0) - run.top) <= RISE_PX);
      if (chain) chain.push(run);
      else open.push([run]);
    }
    const isOpen = (chain: readonly Run[]) => x - (chain.at(-1)?.x ?? 0) <= lettersPx * GAP_MOST;
    const ended = x + 1 === width ? open : open.filter((chain) => !isOpen(chain));
    open = open.filter(isOpen);
    for (const chain of ended) {
      const length = (chain.at(-1)?.x ?? 0) - (chain[0]?.x ?? 0);
      if (length >= lettersPx * LENGTH_LEAST) wipe(chain);
    }
  }
  return { width, height, data: out };
}

/** Thin runs of ink in one column with nothing near above or below. */
function findLonelyRuns({ width, height, data }: Grey, x: number, lettersPx: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y += 1) {
    if ((data[y * width + x] ?? 255) >= INK) continue;
    const top = y;
    while (y + 1 < height && (data[(y + 1) * width + x] ?? 255) < INK) y += 1;
    runs.push({ x, top, bottom: y });
  }
  return runs.filter(({ top, bottom }, at) => {
    const above = top - (runs[at - 1]?.bottom ?? -lettersPx);
    const below = (runs[at + 1]?.top ?? height + lettersPx) - bottom;
    const isThin = bottom - top + 1 <= Math.max(3, lettersPx * THICKEST);
    return isThin && above > lettersPx * CLEAR_ABOVE && below > lettersPx * CLEAR_BELOW;
  });
}
