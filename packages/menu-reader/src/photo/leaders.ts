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
  for (const [x, runs] of findLonelyRuns({ width, height, data }, lettersPx).entries()) {
    for (const run of runs) {
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

/** Thin runs of ink with nothing near above or below, of each column. */
function findLonelyRuns({ width, height, data }: Grey, lettersPx: number): Run[][] {
  const lonely = Array.from({ length: width }, (): Run[] => []);
  const thickest = Math.max(3, lettersPx * THICKEST);
  // Row by row, as the picture lies in memory: where each column's ink began and where it last ended.
  const tops = new Int32Array(width).fill(-1);
  const bottoms = new Int32Array(width).fill(-lettersPx);
  /** Where a thin run began that has nothing near above it. */
  const waiting = new Int32Array(width).fill(-1);
  for (let y = 0; y <= height; y += 1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const isInk = y < height && (data[at] ?? 255) < INK;
      const top = tops[x] ?? -1;
      if (isInk === top >= 0) continue;
      const bottom = bottoms[x] ?? 0;
      if (isInk) {
        const first = waiting[x] ?? -1;
        if (first >= 0 && y - bottom > lettersPx * CLEAR_BELOW)
          lonely[x]?.push({ x, top: first, bottom });
        waiting[x] = -1;
        tops[x] = y;
      } else {
        const isLonely = y - top <= thickest && top - bottom > lettersPx * CLEAR_ABOVE;
        waiting[x] = isLonely ? top : -1;
        tops[x] = -1;
        bottoms[x] = y - 1;
      }
    }
  for (let x = 0; x < width; x += 1) {
    const top = waiting[x] ?? -1;
    // What is below the picture is blank.
    if (top >= 0) lonely[x]?.push({ x, top, bottom: bottoms[x] ?? 0 });
  }
  return lonely;
}
