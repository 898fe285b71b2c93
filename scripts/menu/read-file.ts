import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  MAX_PHOTO_MEGAPIXELS,
  readPhoto,
  scaleLine,
  toDecodeSize,
  type Pixels,
  type RecognizedLine,
} from '@kioot/menu-reader/photo';
import { MenuReaderError, type MenuReader, readTextFile, type ReadDish } from '@kioot/menu-reader';
import type { Recognizer } from './recognizer';

/** Readers for text and photos; the recognizer starts with the first photo. */
export interface Readers {
  reader: MenuReader;
  getRecognizer: () => Promise<Recognizer>;
}

export const isTextFile = (file: string) => path.extname(file).toLowerCase() === '.txt';

/**
 * Dishes of a menu from a photo, or from text when the file name ends in `.txt`.
 *
 * @throws {MenuReaderError} for every problem with the file
 */
export async function readMenuFile(file: string, readers: Readers): Promise<ReadDish[]> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new MenuReaderError('not-readable', 'There is no such file, or it may not be read.', {
      cause,
    });
  });
  const isText = isTextFile(file);
  const dishes = isText
    ? readers.reader.readText(readTextFile(bytes))
    : await readPhotoFile(bytes, readers);
  if (dishes.length > 0) return dishes;
  throw new MenuReaderError('no-text', `No dish is seen in this ${isText ? 'text' : 'photo'}.`);
}

async function readPhotoFile(
  bytes: Buffer,
  { reader, getRecognizer }: Readers,
): Promise<ReadDish[]> {
  const { pixels, toUpright } = await decodePhoto(bytes);
  const { recognize } = await getRecognizer();
  const lines = await readPhoto(pixels, recognize);
  return reader.readLines(lines.map(toUpright));
}

/** Photo prepared for recognition: upright and scaled down. */
interface DecodedPhoto {
  pixels: Pixels;
  /** Line with boxes in pixels of the upright photo at full size. */
  toUpright: (line: RecognizedLine) => RecognizedLine;
}

/** Signature of HEIC files, whatever their extension. */
const HEIC_SIGNATURE = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;

/**
 * Decodes as a browser does: EXIF orientation applied, transparency on white.
 *
 * @throws {MenuReaderError} `not-readable`, `too-large`
 */
async function decodePhoto(file: Buffer): Promise<DecodedPhoto> {
  if (file.length === 0) throw new MenuReaderError('not-readable', 'The file is empty.');
  const photo = sharp(file, { limitInputPixels: false, failOn: 'error' });
  const upright = await readUprightSize(photo, file);
  if (upright.width * upright.height > MAX_PHOTO_MEGAPIXELS * 1e6) {
    const most = `Photos have at most ${MAX_PHOTO_MEGAPIXELS} megapixels`;
    throw new MenuReaderError(
      'too-large',
      `${most}; this one is ${upright.width} x ${upright.height}.`,
    );
  }
  try {
    const { data, info } = await photo
      .rotate()
      .resize({ ...toDecodeSize(upright), fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
    return { pixels, toUpright: (line) => scaleLine(line, pixels, upright) };
  } catch (cause) {
    throw new MenuReaderError(
      'not-readable',
      'The photo is damaged: it cannot be opened to its end.',
      { cause },
    );
  }
}

async function readUprightSize(
  photo: Sharp,
  file: Buffer,
): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient, format } = await photo.metadata();
    if (format !== 'heif') return autoOrient;
  } catch (cause) {
    const message = HEIC_SIGNATURE.test(file.subarray(0, 12).toString('latin1'))
      ? HEIC_MESSAGE
      : 'This is no picture that can be opened here: JPEG, PNG and WebP are.';
    throw new MenuReaderError('not-readable', message, { cause });
  }
  throw new MenuReaderError('not-readable', HEIC_MESSAGE);
}
const HEIC_MESSAGE = 'HEIC and AVIF photos cannot be opened here: save it as JPEG.';
