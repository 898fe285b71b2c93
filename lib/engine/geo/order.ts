/**
 * The order of `count` items by distance; equal distances keep the order of `ids`. Places around a point are spread
 * over a disc, so the squares of their distances are spread evenly: they are dealt into as many boxes as there are
 * items, and what is left to do inside the boxes is next to nothing. Takes time linear in `count` on such data.
 */
export function orderByDistance(
  distances: Float64Array,
  ids: Uint32Array,
  count: number,
): Uint32Array {
  let farthest = 0;
  for (let at = 0; at < count; at += 1) farthest = Math.max(farthest, distances[at] ?? 0);
  const scale = farthest > 0 ? (count - 1) / (farthest * farthest) : 0;
  const boxOf = (at: number) => Math.floor((distances[at] ?? 0) ** 2 * scale);

  const ends = new Uint32Array(count + 1);
  for (let at = 0; at < count; at += 1) {
    const box = boxOf(at);
    ends[box] = (ends[box] ?? 0) + 1;
  }
  for (let box = 1; box <= count; box += 1) ends[box] = (ends[box] ?? 0) + (ends[box - 1] ?? 0);
  const order = new Uint32Array(count);
  for (let at = count - 1; at >= 0; at -= 1) {
    const box = boxOf(at);
    const place = (ends[box] ?? 0) - 1;
    ends[box] = place;
    order[place] = at;
  }
  sortInside(order, distances, ids, ends, count);
  return order;
}

/** Boxes with many items are sorted by the engine's own sort: all places of a tower stand on one point. */
const INSERTION_LIMIT = 24;

function sortInside(
  order: Uint32Array,
  distances: Float64Array,
  ids: Uint32Array,
  starts: Uint32Array,
  count: number,
): void {
  const compare = (a: number, b: number) =>
    (distances[a] ?? 0) - (distances[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);
  for (let box = 0; box < count; box += 1) {
    const start = starts[box] ?? 0;
    const end = box + 1 < count ? (starts[box + 1] ?? count) : count;
    if (end - start < 2) continue;
    if (end - start > INSERTION_LIMIT) {
      order.subarray(start, end).sort(compare);
      continue;
    }
    for (let at = start + 1; at < end; at += 1) {
      const item = order[at] ?? 0;
      let to = at;
      while (to > start && compare(order[to - 1] ?? 0, item) > 0) {
        order[to] = order[to - 1] ?? 0;
        to -= 1;
      }
      order[to] = item;
    }
  }
}
