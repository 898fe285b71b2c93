import { imageSize } from 'image-size';
import {
  MAX_PHOTO_MEGAPIXELS,
  scaleLine,
  toDecodeSize,
  type Pixels,
  type RecognizedLine,
} from '../photo';
import { MenuReaderError } from '../errors';
import type { PhotoSize } from '../types';

/** Decoded photo: upright, and scaled down if large. */
export interface DecodedPhoto extends PhotoSize {
  pixels: Pixels;
  /** Maps a line to pixels of the full-size upright photo. */
  toUprightLine: (line: RecognizedLine) => RecognizedLine;
}

/**
 * Opens a photo.
 * @throws {MenuReaderError} `not-readable`, `too-large`
 */
export async function decodePhoto(file: Blob): Promise<DecodedPhoto> {
  rejectLarge(await readDeclaredSize(file));
  const bitmap = await openBitmap(file);
  try {
    const { width, height } = bitmap;
    rejectLarge({ width, height });
    const pixels = toPixels(bitmap, toDecodeSize(bitmap));
    const toUprightLine = (line: RecognizedLine) => scaleLine(line, pixels, { width, height });
    return { width, height, pixels, toUprightLine };
  } finally {
    bitmap.close();
  }
}

/** Size declared by the file, before decoding; null when unknown. */
async function readDeclaredSize(file: Blob): Promise<PhotoSize | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return imageSize(bytes);
  } catch (error) {
    console.info('[menu-reader] a photo declares no size', error);
    return null;
  }
}

function rejectLarge(size: PhotoSize | null): void {
  if (size && size.width * size.height > MAX_PHOTO_MEGAPIXELS * 1e6)
    throw new MenuReaderError(
      'too-large',
      `A photo has at most ${MAX_PHOTO_MEGAPIXELS} megapixels.`,
    );
}

async function openBitmap(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new MenuReaderError('not-readable', 'This browser cannot open the photo.', { cause });
  }
}

function toPixels(bitmap: ImageBitmap, { width, height }: PhotoSize): Pixels {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new MenuReaderError('not-readable', 'This browser cannot draw the photo.');
  // Transparent pixels become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
