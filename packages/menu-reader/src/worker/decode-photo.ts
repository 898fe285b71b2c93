import { imageSize } from 'image-size';
import {
  PHOTO_MEGAPIXELS_MOST,
  resizeLine,
  toReadSize,
  type Pixels,
  type SeenLine,
} from '../photo';
import { MenuReaderError } from '../errors';
import type { SeenPhoto } from '../types';

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
    const pixels = toPixels(bitmap, toReadSize(bitmap));
    const toUpright = (line: SeenLine) => resizeLine(line, pixels, { width, height });
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
  if (size && size.width * size.height > PHOTO_MEGAPIXELS_MOST * 1e6)
    throw new MenuReaderError(
      'too-large',
      `A photo has at most ${PHOTO_MEGAPIXELS_MOST} megapixels.`,
    );
}

async function openBitmap(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new MenuReaderError('not-readable', 'This browser cannot open the photo.', { cause });
  }
}

function toPixels(bitmap: ImageBitmap, { width, height }: SeenPhoto): Pixels {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new MenuReaderError('not-readable', 'This browser cannot draw the photo.');
  // What is transparent is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
