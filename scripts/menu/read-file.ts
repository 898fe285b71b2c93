import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPhoto } from '@kioot/menu-reader/photo';
import { MenuReaderError, type MenuReader, readTextFile, type ReadDish } from '@kioot/menu-reader';
import { decodePhoto } from './decode-photo';
import type { Recogniser } from './recogniser';

/** What files are read with; the recogniser is started by the first photo. */
export interface Readers {
  reader: MenuReader;
  getRecogniser: () => Promise<Recogniser>;
}

export const isTextFile = (file: string) => path.extname(file).toLowerCase() === '.txt';

/**
 * The dishes of a menu in a photo, or in a text where the file's name ends in `.txt`.
 *
 * @throws {MenuReaderError} of everything that can be wrong with the file
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
  { reader, getRecogniser }: Readers,
): Promise<ReadDish[]> {
  const { pixels, toUpright } = await decodePhoto(bytes);
  const { recognise } = await getRecogniser();
  const { lines } = await readPhoto(pixels, recognise);
  return reader.readLines(lines.map(toUpright));
}
