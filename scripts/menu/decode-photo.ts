import sharp, { type Sharp } from 'sharp';
import {
  PHOTO_MEGAPIXELS_MOST,
  resizeLine,
  toReadSize,
  type Pixels,
  type SeenLine,
} from '@kioot/menu-reader/photo';
import { MenuReaderError } from '@kioot/menu-reader';

/** A photo as it is read: upright, and smaller where it is large. */
interface DecodedPhoto {
  pixels: Pixels;
  /** The same line with boxes in pixels of the upright photo in its full size. */
  toUpright: (line: SeenLine) => SeenLine;
}

/** What an iPhone's photo names itself in its first bytes, whatever its name ends in. */
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;

/**
 * Opens a photo as the browser does: turned by what its camera noted, on white paper where it is transparent.
 *
 * @throws {MenuReaderError} `not-readable`, `too-large`
 */
export async function decodePhoto(file: Buffer): Promise<DecodedPhoto> {
  if (file.length === 0) throw new MenuReaderError('not-readable', 'The file is empty.');
  const photo = sharp(file, { limitInputPixels: false, failOn: 'error' });
  const upright = await readSize(photo, file);
  if (upright.width * upright.height > PHOTO_MEGAPIXELS_MOST * 1e6) {
    const most = `Photos have at most ${PHOTO_MEGAPIXELS_MOST} megapixels`;
    throw new MenuReaderError(
      'too-large',
      `${most}; this one is ${upright.width} x ${upright.height}.`,
    );
  }
  try {
    const { data, info } = await photo
      .rotate()
      .resize({ ...toReadSize(upright), fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
    return { pixels, toUpright: (line) => resizeLine(line, pixels, upright) };
  } catch (cause) {
    throw new MenuReaderError(
      'not-readable',
      'The photo is damaged: it cannot be opened to its end.',
      { cause },
    );
  }
}

async function readSize(photo: Sharp, file: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient, format } = await photo.metadata();
    if (format !== 'heif') return autoOrient;
  } catch (cause) {
    const message = HEIC.test(file.subarray(0, 12).toString('latin1'))
      ? HEIC_SENTENCE
      : 'This is no picture that can be opened here: JPEG, PNG and WebP are.';
    throw new MenuReaderError('not-readable', message, { cause });
  }
  throw new MenuReaderError('not-readable', HEIC_SENTENCE);
}
const HEIC_SENTENCE = 'HEIC and AVIF photos cannot be opened here: save it as JPEG.';
