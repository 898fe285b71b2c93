/// <reference lib="webworker" />
import { unpackLexicon, parseLexicon } from '@kioot/engine/lexicon';
import { readPhoto } from '../photo';
import { MenuReaderError } from '../errors';
import type { ReaderCalls } from '../messages';
import type { CreateNames } from '../known-dish';
import type { ReaderPart, ReaderParts } from '../parts';
import { createMenuReader, type MenuReader } from '../reader';
import type { MenuDish, ReadDish, ReadingProgress, SeenPhoto } from '../types';
import { decodePhoto } from './decode-photo';
import { fetchPart } from './fetch-part';
import { createRecogniser } from './recogniser';

/** As many as fit under the field of a phone. */
const SUGGESTIONS_MOST = 8;

type Answer<Name extends keyof ReaderCalls> = Promise<ReaderCalls[Name]['answer']>;

/** What the worker is asked for, as functions. All throw a `MenuReaderError`, or the signal's reason. */
export interface Calls {
  readText(text: string): Answer<'readText'>;
  readPhotos(
    photos: readonly Blob[],
    options: { signal: AbortSignal; onProgress: (progress: ReadingProgress) => void },
  ): Answer<'readPhotos'>;
  getDishes(names: readonly string[]): Answer<'getDishes'>;
  suggest(typed: string): Answer<'suggest'>;
  prepare(): Answer<'prepare'>;
}

export function createCalls(parts: ReaderParts): Calls {
  let reader: Promise<MenuReader> | null = null;
  const recogniser = createRecogniser(parts);
  /** Photos are read one after the other: two at once would take the memory of both. */
  let lastPhotos: Promise<unknown> = Promise.resolve();

  /** Loaded with the first call; one that failed is tried again with the next. */
  const getReader = () =>
    (reader ??= loadReader(parts).catch((error: unknown) => {
      reader = null;
      throw error;
    }));

  const readPhotos: Calls['readPhotos'] = async (photos, { signal, onProgress }) => {
    const { readLines, getDish } = await getReader();
    const seen: SeenPhoto[] = [];
    const dishes: MenuDish[] = [];
    for (const [photo, file] of photos.entries()) {
      const onStep = (step: ReadingProgress['step'], share: number) =>
        onProgress({ step, share, photo });
      onStep('preparing', 0);
      const { pixels, toUpright, ...upright } = await decodePhoto(file);
      signal.throwIfAborted();
      const { lines } = await readPhoto(
        pixels,
        (picture) => recogniser.recognise(picture, { signal, onStep }),
        { signal },
      );
      seen.push(upright);
      dishes.push(
        ...readLines(lines.map(toUpright)).map((dish) => toMenuDish(dish, getDish, photo)),
      );
    }
    if (dishes.length === 0) throw new MenuReaderError('no-text', 'No dish is seen.');
    return { photos: seen, dishes };
  };

  return {
    async readText(text) {
      if (text.trim() === '') throw new MenuReaderError('no-text', 'The text is empty.');
      const { readText, getDish } = await getReader();
      return readText(text).map((dish) => toMenuDish(dish, getDish, null));
    },

    readPhotos(photos, options) {
      const answer = lastPhotos.then(() => readPhotos(photos, options));
      lastPhotos = answer.catch(() => undefined);
      return answer;
    },

    async getDishes(names) {
      const { getDish } = await getReader();
      return names.map(getDish);
    },

    async suggest(typed) {
      return (await getReader()).suggest(typed, SUGGESTIONS_MOST);
    },

    async prepare() {
      await getReader();
      await recogniser.prepare();
      return null;
    },
  };
}

declare const self: DedicatedWorkerGlobalScope & {
  /** Set by the script of a language, which `scripts/build-menu-parts.mjs` makes. */
  createMenuNames?: CreateNames;
};

async function loadReader({ lexicon, names }: ReaderParts): Promise<MenuReader> {
  const packed = await fetchPart(lexicon);
  if (names) takeIn(names);
  return createMenuReader(parseLexicon(unpackLexicon(packed)), self.createMenuNames);
}

/** @throws {MenuReaderError} `no-parts` */
function takeIn({ path }: ReaderPart): void {
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
