import type { DishView } from '@kioot/engine/verdicts';
import type { FoodKind } from '@kioot/engine/lexicon';
import type { Box, PhotoSize, RecognizedLine, RecognizedWord } from './photo/types';

export type { Box, PhotoSize, RecognizedLine, RecognizedWord };

/** Dish of a menu, as read and corrected. */
export interface ReadDish {
  /** Corrected Korean name. */
  ko: string;
  /** As recognized or written. */
  read: string;
  /** In won. */
  price: number | null;
  /** False when the letters fit dishes with different verdicts, or were hardly readable. */
  certain: boolean;
  /** Alternative readings, most likely first; empty when certain. */
  others: readonly string[];
  /** Position in the photo; null for text. */
  box: Box | null;
}

/** Dish with everything the lexicon knows of it. */
export interface DishDetails extends DishView {
  kind: FoodKind;
  /** Words and signs of the name that are not understood: its verdict promises nothing for them. */
  unexplained: readonly string[];
}

/** Dish read from a menu, with its details. */
export interface MenuDish extends ReadDish, DishDetails {
  /** Index of the photo, from 0; null for text. */
  photo: number | null;
}

/** Dish offered while typing. */
export interface DishSuggestion {
  ko: string;
  en: string;
}

/** Progress of reading photos. */
export interface ReadingProgress {
  /** `loading`: the recognizer is being downloaded, once. */
  step: 'loading' | 'preparing' | 'reading';
  /** Share of the step done, 0 to 1. */
  share: number;
  /** Index of the photo, from 0. */
  photo: number;
}

/** Stops a call, and hears of its progress. */
export interface CallOptions {
  signal: AbortSignal;
  onProgress: (progress: ReadingProgress) => void;
}

/** Menu reader of a page. Runs in a worker; nothing it is given leaves the device. */
export interface PhoneReader {
  /** @throws {MenuReaderError} as all calls do; an `AbortError` by the signal */
  readText(text: string, signal?: AbortSignal): Promise<MenuDish[]>;
  readPhotos(
    photos: readonly Blob[],
    options: CallOptions,
  ): Promise<{ photos: PhotoSize[]; dishes: MenuDish[] }>;
  /** Details of dishes by name, such as corrected ones. */
  getDishes(names: readonly string[]): Promise<DishDetails[]>;
  suggest(typed: string, signal?: AbortSignal): Promise<DishSuggestion[]>;
  /**
   * Loads what photos need ahead of the first one; when the files are stored, that is most of the
   * wait.
   */
  prepare(): Promise<void>;
  /** Ends the worker. */
  close(): void;
}
