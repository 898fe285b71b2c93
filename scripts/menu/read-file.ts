import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPhoto } from '@/lib/menu-photo';
import { MenuReaderError } from '@/lib/menu-reader/errors';
import type { MenuReader } from '@/lib/menu-reader/reader';
import type { ReadDish } from '@/lib/menu-reader/types';
import { decodePhoto } from './decode-photo';
import type { Recogniser } from './recogniser';

/** What files are read with; the recogniser is started by the first photo. */
export interface Readers {
  reader: MenuReader;
  getRecogniser: () => Promise<Recogniser>;
}

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
  const isText = path.extname(file).toLowerCase() === '.txt';
  const dishes = isText
    ? readers.reader.readText(toText(bytes))
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

/** Korean files are in UTF-8, or in CP949 (which the web calls EUC-KR) where they are older. */
function toText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
