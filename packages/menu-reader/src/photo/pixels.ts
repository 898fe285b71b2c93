import type { GrayPicture, Pixels } from './types';

/** Luma of each pixel (ITU-R BT.601, as in JPEG). */
export function toGrayscale({ width, height, data }: Pixels): GrayPicture {
  const gray = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 4) {
    const light =
      299 * (data[from] ?? 0) + 587 * (data[from + 1] ?? 0) + 114 * (data[from + 2] ?? 0);
    gray[at] = (light + 500) / 1000;
  }
  return { width, height, data: gray };
}

/**
 * Encodes a portable graymap (PGM, binary), which every recognizer opens.
 * @example
 * toPortableGraymap({ width: 1, height: 1, data: Uint8Array.of(0) }).length; // => 12
 */
export function toPortableGraymap({ width, height, data }: GrayPicture): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}

/** Picture at 1 / `by` of its size; each pixel is a mean. */
export function downscale({ width, height, data }: GrayPicture, factor: number): GrayPicture {
  if (factor <= 1) return { width, height, data };
  const small = {
    width: Math.max(1, Math.floor(width / factor)),
    height: Math.max(1, Math.floor(height / factor)),
  };
  const out = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * width + x * factor;
        for (let dx = 0; dx < factor; dx += 1) sum += data[row + dx] ?? 0;
      }
      out[y * small.width + x] = Math.round(sum / (factor * factor));
    }
  }
  return { ...small, data: out };
}

/** Noise of 255 above which the picture is blurred once, and twice. */
const NOISE_THRESHOLDS = [5, 14] as const;
/** Prime, so that the samples cover all columns. */
const SAMPLE_STRIDE = 13;

/** Median difference of adjacent pixels, of 255; the median ignores letters. */
function measureNoise({ width, data }: GrayPicture): number {
  const counts = new Uint32Array(256);
  let samples = 0;
  for (let at = width; at + 1 < data.length; at += SAMPLE_STRIDE) {
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

/** Blurs a noisy picture (dark room, chalk); returns any other unchanged. */
export function denoise(picture: GrayPicture): GrayPicture {
  const noise = measureNoise(picture);
  const passes = NOISE_THRESHOLDS.filter((threshold) => noise > threshold).length;
  let blurred = picture;
  for (let pass = 0; pass < passes; pass += 1) blurred = blur(blurred);
  return blurred;
}

/** 3 by 3 binomial blur: weights 1 2 1 along rows and columns. */
function blur({ width, height, data }: GrayPicture): GrayPicture {
  const along = new Uint16Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = data[at] ?? 0;
      const left = x > 0 ? (data[at - 1] ?? 0) : value;
      const right = x + 1 < width ? (data[at + 1] ?? 0) : value;
      along[at] = left + 2 * value + right;
    }
  const out = new Uint8Array(data.length);
  for (let at = 0; at < out.length; at += 1) {
    const value = along[at] ?? 0;
    const above = at >= width ? (along[at - width] ?? 0) : value;
    const below = at + width < out.length ? (along[at + width] ?? 0) : value;
    out[at] = (above + 2 * value + below + 8) >> 4;
  }
  return { width, height, data: out };
}
