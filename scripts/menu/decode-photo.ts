import sharp, { type Sharp } from 'sharp';
import {
  MAX_PHOTO_MEGAPIXELS,
  scaleLine,
  toDecodeSize,
  type Pixels,
  type RecognizedLine,
} from '@kioot/menu-reader/photo';
import { MenuReaderError } from '@kioot/menu-reader';

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
export async function decodePhoto(file: Buffer): Promise<DecodedPhoto> {
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
