import type { Grey } from './types';

/** Of 255: a picture with more grain than this is softened, and one with more than the second twice. */
const GRAIN_MOST = [5, 14] as const;
/** A prime, so that the samples fall on all columns. */
const SAMPLE_EVERY = 13;

/** How much neighbouring pixels differ for no reason, of 255: the median, so that letters do not count. */
function measureGrain({ width, data }: Grey): number {
  const counts = new Uint32Array(256);
  let samples = 0;
  for (let at = width; at + 1 < data.length; at += SAMPLE_EVERY) {
    const difference = Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0));
    counts[difference] = (counts[difference] ?? 0) + 1;
    samples += 1;
  }
  let below = 0;
  for (let difference = 0; difference < 256; difference += 1) {
    below += counts[difference] ?? 0;
    if (below * 2 >= samples) return difference;
  }
  return 255;
}

/** The picture without the grain of a dark room or of chalk; one without grain as it is. */
export function removeGrain(picture: Grey): Grey {
  const grain = measureGrain(picture);
  const times = GRAIN_MOST.filter((most) => grain > most).length;
  let soft = picture;
  for (let time = 0; time < times; time += 1) soft = soften(soft);
  return soft;
}

/** Each pixel as a quarter of itself and what is left of its neighbours, by 1 2 1 along rows and columns. */
function soften({ width, height, data }: Grey): Grey {
  const along = new Uint16Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const left = x > 0 ? (data[at - 1] ?? 0) : here;
      const right = x + 1 < width ? (data[at + 1] ?? 0) : here;
      along[at] = left + 2 * here + right;
    }
  const out = new Uint8Array(data.length);
  for (let at = 0; at < out.length; at += 1) {
    const here = along[at] ?? 0;
    const above = at >= width ? (along[at - width] ?? 0) : here;
    const below = at + width < out.length ? (along[at + width] ?? 0) : here;
    out[at] = (above + 2 * here + below + 8) >> 4;
  }
  return { width, height, data: out };
}
