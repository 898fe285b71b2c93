import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPhoto } from '@kioot/menu-reader/photo';
import { MenuReaderError, type MenuReader, readTextFile, type ReadDish } from '@kioot/menu-reader';
import { decodePhoto } from './decode-photo';
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
