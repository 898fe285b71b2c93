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

const FACTS_PATH = '/dishes/search/facts.json';

/** Address of the names for a language. */
const toNamesPath = (locale: Locale): string => `/dishes/search/${locale}.json`;

async function fetchFile(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Names, groups and verdicts of all dishes. */
export async function fetchDishNames(
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly IndexedDish[]> {
  // Unvalidated: a file of our own build.
  return (await fetchFile(toNamesPath(locale), signal)) as readonly IndexedDish[];
}

/** Facts of all dishes, in the order of the names. */
export async function fetchDishFacts(signal: AbortSignal): Promise<DishFactsFile> {
  return (await fetchFile(FACTS_PATH, signal)) as DishFactsFile;
}
