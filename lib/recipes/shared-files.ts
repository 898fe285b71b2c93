import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the project as a data address, or null when it is not there. */
async function readPicture(file: string, type: string): Promise<string | null> {
  try {
    const bytes = await readFile(path.join(process.cwd(), 'public/images', file));
    return `data:${type};base64,${bytes.toString('base64')}`;
  } catch (error) {
    console.warn('A part of a shared picture is missing:', error);
    return null;
  }
}

/** What the shared picture of a recipe is put together from; `dish` is a name of `public/images/shared`. */
export async function readSharedFiles(dish: string | null) {
  const [font, kioot, dishPicture] = await Promise.all([
    readFile(path.join(process.cwd(), 'app/fonts/nunito-display.ttf')),
    readPicture('kioot-cooking.svg', 'image/svg+xml'),
    dish === null ? null : readPicture(`shared/${dish}.jpg`, 'image/jpeg'),
  ]);
  return { font, kioot, dish: dishPicture };
}
