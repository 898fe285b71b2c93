import type { DishView } from '@kioot/engine/verdicts';
import type { FoodKind } from '@kioot/engine/lexicon';
import type { Box, SeenLine, SeenWord } from './photo/types';

export type { Box, SeenLine, SeenWord };

/** One dish of a menu that was read, typed or pasted. */
export interface ReadDish {
  /** Its Korean name, what was read put right by the lexicon. */
  ko: string;
  /** As it was read or written. */
  read: string;
  /** In won. */
  price: number | null;
  /** False where the letters fit dishes that would be judged differently, or were hardly read. */
  certain: boolean;
  /** What else the letters may say, the likeliest first; empty where they are certain. */
  others: readonly string[];
  /** Where it stands in the photo; null in a text. */
  box: Box | null;
}

/** A dish that the lexicon was asked about. */
export interface KnownDish extends DishView {
  kind: FoodKind;
}

/** A line of the answer. */
export interface MenuDish extends ReadDish, KnownDish {
  /** Which of the photos it stands in, from 0; null in a text. */
  photo: number | null;
}

/** A dish offered while somebody types. */
export interface Suggestion {
  ko: string;
  en: string;
}

/** How far the reading of photos is. */
export interface ReadingProgress {
  /** `loading`: the recogniser is on its way to the phone, once. */
  step: 'loading' | 'preparing' | 'reading';
  /** Of the step, 0 to 1. */
  share: number;
  /** Which of the photos, from 0. */
  photo: number;
}

/** An upright photo that was read. */
export interface SeenPhoto {
  width: number;
  height: number;
}

/** The reader as a page has it: it works in a worker of its own, and nothing that it is given leaves the phone. */
export interface PhoneReader {
  /** @throws {MenuReaderError} as the next ones; an `AbortError` when the signal says so */
  readText(text: string, signal?: AbortSignal): Promise<MenuDish[]>;
  readPhotos(
    photos: readonly Blob[],
    options: { signal: AbortSignal; onProgress: (progress: ReadingProgress) => void },
  ): Promise<{ photos: SeenPhoto[]; dishes: MenuDish[] }>;
  /** What these names (as somebody put them right) are. */
  getDishes(names: readonly string[]): Promise<KnownDish[]>;
  suggest(typed: string, signal?: AbortSignal): Promise<Suggestion[]>;
  /** Starts what photos need ahead of the first one: where the reader is kept, most of the wait for it. */
  prepare(): Promise<void>;
  /** Ends the worker. */
  close(): void;
}
