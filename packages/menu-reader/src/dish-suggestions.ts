import { type Lexicon, toTermNames } from '@kioot/engine/lexicon';
import { toRegExpAlternatives } from '@kioot/engine/text';
import { createNameSuggester, type SuggestibleDish } from './name-suggestions';
import type { DishSuggestion } from './types';

const ONLY_HANGUL = /^[가-힣]+$/;

/** Dishes of the lexicon, official list first, without misspellings of others. */
function toSuggestibleDishes({ entries, tables }: Lexicon): SuggestibleDish[] {
  const names = new Map<string, SuggestibleDish>();
  for (const [ko, en] of Object.entries(tables.official)) {
    names.set(ko, { ko, en, isOfficial: true });
  }
  const misspelling = new RegExp(toRegExpAlternatives(Object.keys(tables.spellings)));
  for (const { kind, en, terms } of entries) {
    if (kind !== 'dish') continue;
    const english = new Map(toTermNames(en, 'dish').map((name) => [name.term, name.en]));
    for (const ko of terms) {
      if (ko.length < 2 || !ONLY_HANGUL.test(ko) || names.has(ko) || misspelling.test(ko)) continue;
      names.set(ko, { ko, en: english.get(ko) ?? '', isOfficial: false });
    }
  }
  return [...names.values()];
}

/** Suggests dishes of the lexicon while typing ({@link createNameSuggester}). */
export function createDishSuggester(
  lexicon: Lexicon,
  toEnglish: (ko: string) => string,
): (typed: string, limit: number) => DishSuggestion[] {
  const suggest = createNameSuggester(() => toSuggestibleDishes(lexicon));
  return (typed, limit) => suggest(typed, limit).map(({ ko }) => ({ ko, en: toEnglish(ko) }));
}
