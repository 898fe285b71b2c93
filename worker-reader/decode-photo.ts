import { imageSize } from 'image-size';
import type { Pixels, SeenLine } from '../lib/menu-photo';
import { MenuReaderError } from '../lib/menu-reader/errors';
import type { SeenPhoto } from '../lib/menu-reader/types';

/** More than any phone's ordinary photo; beyond it decoding alone takes more memory than a phone gives a page. */
const MOST_MEGAPIXELS = 50;
/** A page of print is read as well at this size, at a third of the memory of a photo of 12 megapixels. */
const READ_PIXELS_MOST = 4_000_000;

/** A photo as it is read: turned upright, and scaled down where it is large. */
export interface DecodedPhoto extends SeenPhoto {
  pixels: Pixels;
  /** The same line with boxes in pixels of the upright photo in its full size. */
  toUpright: (line: SeenLine) => SeenLine;
}

/**
 * Opens a photo.
 * @throws {MenuReaderError} `not-readable`, `too-large`
 */
export async function decodePhoto(file: Blob): Promise<DecodedPhoto> {
  refuseLarge(await readSize(file));
  const bitmap = await openBitmap(file);
  try {
    const { width, height } = bitmap;
    refuseLarge({ width, height });
    const scale = Math.min(1, Math.sqrt(READ_PIXELS_MOST / (width * height)));
    const pixels = toPixels(bitmap, Math.round(width * scale), Math.round(height * scale));
    const [across, down] = [width / pixels.width, height / pixels.height];
    const toUpright = ({ words }: SeenLine): SeenLine => ({
      words: words.map(({ box: [x, y, w, h], ...word }) => ({
        ...word,
        box: [x * across, y * down, w * across, h * down].map(Math.round) as [
          number,
          number,
          number,
          number,
        ],
      })),
    });
    return { width, height, pixels, toUpright };
  } finally {
    bitmap.close();
  }
}

/** The size that the file itself tells, before anything is decoded; null where it tells none. */
async function readSize(file: Blob): Promise<SeenPhoto | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return imageSize(bytes);
  } catch (error) {
    console.info('[menu-reader] a photo does not tell its size', error);
    return null;
  }
}

function refuseLarge(size: SeenPhoto | null): void {
  if (size && size.width * size.height > MOST_MEGAPIXELS * 1e6)
    throw new MenuReaderError('too-large', `Photos have at most ${MOST_MEGAPIXELS} megapixels.`);
}

async function openBitmap(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new MenuReaderError('not-readable', 'This browser cannot open the photo.', { cause });
  }
}

function toPixels(bitmap: ImageBitmap, width: number, height: number): Pixels {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new MenuReaderError('not-readable', 'This browser cannot draw the photo.');
  // What is transparent is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
