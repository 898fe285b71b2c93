/// <reference lib="webworker" />
import { unpackLexicon, parseLexicon } from '@kioot/engine/lexicon';
import { readPhoto } from '../photo';
import { MenuReaderError } from '../errors';
import type { ReaderService } from '../worker-protocol';
import type { CreateForeignNamer } from '../dish-details';
import type { ReaderPart, ReaderParts } from '../parts';
import { createMenuReader, type MenuReader } from '../reader';
import type { CallOptions, MenuDish, ReadDish, ReadingProgress, PhotoSize } from '../types';
import { decodePhoto } from './decode-photo';
import { fetchPart } from './fetch-part';
import { createRecognizer } from './recognizer';

/** Suggestions that fit under the field on a phone. */
const MAX_SUGGESTIONS = 8;

export function createReaderService(parts: ReaderParts): ReaderService {
  let reader: Promise<MenuReader> | null = null;
  const recognizer = createRecognizer(parts);
  /** Sequential: two photos at once would take twice the memory. */
  let lastPhotos: Promise<unknown> = Promise.resolve();

  /** Loaded with the first call; retried with the next one after a failure. */
  const getReader = () =>
    (reader ??= loadReader(parts).catch((error: unknown) => {
      reader = null;
      throw error;
    }));

  const readPhotos = async (photos: readonly Blob[], { signal, onProgress }: CallOptions) => {
    const { readLines, getDish } = await getReader();
    const sizes: PhotoSize[] = [];
    const dishes: MenuDish[] = [];
    for (const [photo, file] of photos.entries()) {
      const onStep = (step: ReadingProgress['step'], share: number) =>
        onProgress({ step, share, photo });
      onStep('preparing', 0);
      const { pixels, toUprightLine, ...upright } = await decodePhoto(file);
      signal.throwIfAborted();
      const lines = await readPhoto(
        pixels,
        (picture) => recognizer.recognize(picture, { signal, onStep }),
        { signal },
      );
      sizes.push(upright);
      dishes.push(
        ...readLines(lines.map(toUprightLine)).map((dish) => toMenuDish(dish, getDish, photo)),
      );
    }
    if (dishes.length === 0) throw new MenuReaderError('no-text', 'No dish was recognized.');
    return { photos: sizes, dishes };
  };

  return {
    async readText({ text }) {
      if (text.trim() === '') throw new MenuReaderError('no-text', 'The text is empty.');
      const { readText, getDish } = await getReader();
      return readText(text).map((dish) => toMenuDish(dish, getDish, null));
    },

    readPhotos({ photos }, options) {
      const answer = lastPhotos.then(() => readPhotos(photos, options));
      lastPhotos = answer.catch(() => undefined);
      return answer;
    },

    async getDishes({ names }) {
      const { getDish } = await getReader();
      return names.map(getDish);
    },

    async suggest({ typed }) {
      return (await getReader()).suggest(typed, MAX_SUGGESTIONS);
    },

    async prepare() {
      await getReader();
      await recognizer.prepare();
      return null;
    },
  };
}

declare const self: DedicatedWorkerGlobalScope & {
  /** Set by the script of a language, built by `scripts/build-menu-parts.mjs`. */
  createMenuNames?: CreateForeignNamer;
};

async function loadReader({ lexicon, names }: ReaderParts): Promise<MenuReader> {
  const packed = await fetchPart(lexicon);
  if (names) importNames(names);
  return createMenuReader(parseLexicon(unpackLexicon(packed)), self.createMenuNames);
}

/** @throws {MenuReaderError} `no-parts` */
function importNames({ path }: ReaderPart): void {
  try {
    self.importScripts(path);
  } catch (cause) {
    throw new MenuReaderError('no-parts', `${path} could not be fetched.`, { cause });
  }
}

function toMenuDish(
  dish: ReadDish,
  getDish: MenuReader['getDish'],
  photo: number | null,
): MenuDish {
  return { ...getDish(dish.ko), ...dish, photo };
}
