import type { Verdict } from '@kioot/engine';
import type { CompactDishFacts } from '@kioot/engine/verdicts';
import type { Locale } from '../locales';
import type { DishGroupId } from './dish-groups';

/*
 * Files that search and filter of `/dishes` load when they are first used: names for a language, and
 * facts for visitors with a diet of their own.
 */

/**
 * Dish in a file: Korean name, slug, group, letters of its verdicts for the common needs, name in
 * the language, English name in other languages.
 */
export type IndexedDish = readonly [
  ko: string,
  slug: string,
  group: DishGroupId,
  verdicts: string,
  name: string,
  english?: string,
];

/** Distinct facts, and the position of each dish's among them, in the order of the names. */
export interface DishFactsFile {
  facts: readonly CompactDishFacts[];
  positions: readonly number[];
}

const VERDICTS: Readonly<Record<string, Verdict>> = { y: 'yes', a: 'ask', n: 'no', u: 'unknown' };

/** First letter of a verdict. */
export const toVerdictLetter = (verdict: Verdict): string => verdict.charAt(0);

/** Verdict of a letter; `unknown` for any other. */
export const toVerdict = (letter: string | undefined): Verdict =>
  VERDICTS[letter ?? ''] ?? 'unknown';

/** @param name the language of names, or `facts` */
async function fetchFile<Content>(name: Locale | 'facts', signal: AbortSignal): Promise<Content> {
  const path = `/dishes/search/${name}.json`;
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Unvalidated: a file of our own build.
  return response.json();
}

/** Names, groups and verdicts of all dishes. */
export const fetchDishNames = (locale: Locale, signal: AbortSignal) =>
  fetchFile<readonly IndexedDish[]>(locale, signal);

/** Facts of all dishes, in the order of the names. */
export const fetchDishFacts = (signal: AbortSignal) => fetchFile<DishFactsFile>('facts', signal);
