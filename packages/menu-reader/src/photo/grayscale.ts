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
