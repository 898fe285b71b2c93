import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Image of `public/images` as a data URL; null when missing. */
async function readDataUrl(file: string, type: string): Promise<string | null> {
  try {
    const bytes = await readFile(path.join(process.cwd(), 'public/images', file));
    return `data:${type};base64,${bytes.toString('base64')}`;
  } catch (error) {
    console.warn('A file of a share image is missing:', error);
    return null;
  }
}

/** Pictures of a share image; `dish` is a file name in `public/images/shared`. */
export async function readShareImageFiles(dish: string | null) {
  const [kioot, dishPicture] = await Promise.all([
    readDataUrl('kioot-cooking.svg', 'image/svg+xml'),
    dish === null ? null : readDataUrl(`shared/${dish}.jpg`, 'image/jpeg'),
  ]);
  return { kioot, dish: dishPicture };
}
