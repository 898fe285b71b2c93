import type { Locale } from '../locales';
import { FACTS_PATH, toNamesPath, type DishFactsFile, type IndexedDish } from './index-format';

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
