import type { Measured } from './measure';

/** Boxes with more items are sorted by the engine's own sort: all places of a tower stand on one point. */
const INSERTION_LIMIT = 24;
/** Where all places are closer than this they share one box: squares of less are soon too small to divide by. */
const LEAST_FARTHEST_M = 1e-6;

/**
 * What was measured, nearest first; equal distances by the `rank` of the item. Places around a point are spread over a
 * disc, so the squares of their distances are spread evenly: they are dealt into as many boxes as there are items, and
 * what is left to do inside the boxes is next to nothing. Takes time linear in their number on such data.
 */
export function sortByDistance(measured: Measured, rank: Uint32Array): Measured {
  const count = measured.items.length;
  const { boxes, ends: starts } = toBoxes(measured.distancesM);
  const items = new Uint32Array(count);
  const distancesM = new Float64Array(count);
  // Dealt from the back, the end of every box becomes its start.
  for (let at = count - 1; at >= 0; at -= 1) {
    const box = boxes[at] ?? 0;
    const place = (starts[box] ?? 0) - 1;
    starts[box] = place;
    items[place] = measured.items[at] ?? 0;
    distancesM[place] = measured.distancesM[at] ?? 0;
  }
  for (let box = 0; box < count; box += 1) {
    const start = starts[box] ?? 0;
    const end = starts[box + 1] ?? count;
    if (end - start < 2) continue;
    if (end - start <= INSERTION_LIMIT) sortFew({ items, distancesM }, rank, start, end);
    else
      sortMany(
        { items: items.subarray(start, end), distancesM: distancesM.subarray(start, end) },
        rank,
      );
  }
  return { items, distancesM };
}

/** The box of every item, and one past the last item of every box when they lie in a row. */
function toBoxes(distancesM: Float64Array): { boxes: Uint32Array; ends: Uint32Array } {
  const count = distancesM.length;
  let farthestM = 0;
  for (const distanceM of distancesM) {
    if (distanceM > farthestM) farthestM = distanceM;
  }
  const scale = farthestM > LEAST_FARTHEST_M ? (count - 1) / (farthestM * farthestM) : 0;
  const boxes = new Uint32Array(count);
  const ends = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const distanceM = distancesM[at] ?? 0;
    const box = Math.floor(distanceM * distanceM * scale);
    boxes[at] = box;
    ends[box] = (ends[box] ?? 0) + 1;
  }
  for (let box = 1; box < count; box += 1) ends[box] = (ends[box] ?? 0) + (ends[box - 1] ?? 0);
  return { boxes, ends };
}

/** Sorts a whole box in place. */
function sortMany({ items, distancesM }: Measured, rank: Uint32Array): void {
  const rankOf = (item: number) => rank[item] ?? 0;
  const pairs = Array.from(items, (item, at) => ({ item, distanceM: distancesM[at] ?? 0 }));
  pairs.sort((a, b) => a.distanceM - b.distanceM || rankOf(a.item) - rankOf(b.item));
  for (const [at, { item, distanceM }] of pairs.entries()) {
    items[at] = item;
    distancesM[at] = distanceM;
  }
}

/** Sorts a box of few items in place, by insertion. */
function sortFew(
  { items, distancesM }: Measured,
  rank: Uint32Array,
  start: number,
  end: number,
): void {
  for (let at = start + 1; at < end; at += 1) {
    const item = items[at] ?? 0;
    const distanceM = distancesM[at] ?? 0;
    let to = at;
    for (; to > start; to -= 1) {
      const before = items[to - 1] ?? 0;
      const beforeM = distancesM[to - 1] ?? 0;
      const isTie = beforeM === distanceM;
      if (isTie ? (rank[before] ?? 0) < (rank[item] ?? 0) : beforeM < distanceM) break;
      items[to] = before;
      distancesM[to] = beforeM;
    }
    items[to] = item;
    distancesM[to] = distanceM;
  }
}
