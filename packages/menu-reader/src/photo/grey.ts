import type { Grey, Pixels } from './types';

/** How bright each pixel is to an eye (ITU-R BT.601, as JPEG has it). */
export function toGrey({ width, height, data }: Pixels): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    const light =
      299 * (data[from] ?? 0) + 587 * (data[from + 1] ?? 0) + 114 * (data[from + 2] ?? 0);
    grey[at] = (light + 500) / 1000;
  }
  return { width, height, data: grey };
}

/** A file that every recogniser opens: a portable greymap (PGM, binary). */
export function toGreymap({ width, height, data }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
