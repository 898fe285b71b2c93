import type { NamedIngredient } from '../client-store/diet-profile';
import { DEFAULT_LOCALE, type Locale } from '../locales';

/** Matches that fit above a phone's keyboard. */
const MAX_MATCHES = 6;

type IngredientTable = Readonly<Record<string, string>>;

/** Ingredient with another name it is found by: its English name on a Japanese page. */
interface IngredientTerm extends NamedIngredient {
  alias?: string;
}

/** One file per language, so that a page loads its own only. */
const INGREDIENT_LOADERS: Readonly<Record<Locale, () => Promise<{ default: IngredientTable }>>> = {
  en: () => import('@/data/curated/card-words/en.json'),
  ja: () => import('@/data/curated/card-words/ja.json'),
  'zh-Hans': () => import('@/data/curated/card-words/zh-Hans.json'),
  'zh-Hant': () => import('@/data/curated/card-words/zh-Hant.json'),
};

/**
 * Ingredients that can be added to the card, by name in a language and in English; the usual name
 * of a Korean word comes first. Loaded when typing starts; the text stays on the device.
 * @throws {Error} without a connection
 */
export async function loadIngredients(locale: Locale): Promise<IngredientTerm[]> {
  const [localized, english] = await Promise.all([
    INGREDIENT_LOADERS[locale](),
    INGREDIENT_LOADERS[DEFAULT_LOCALE](),
  ]);
  const words = Object.entries(localized.default).map(([en, ko]) => ({ en, ko }));
  if (locale === DEFAULT_LOCALE) return words;
  const names = new Map(words.toReversed().map(({ en, ko }) => [ko, en]));
  const byEnglish = Object.entries(english.default).flatMap(([alias, ko]) => {
    const en = names.get(ko);
    return en === undefined ? [] : [{ en, ko, alias }];
  });
  return [...words, ...byEnglish];
}

/** Offset of katakana from hiragana in Unicode. */
const KATAKANA_FROM_HIRAGANA = 0x60;

/** Folds case and kana: ニンニク equals にんにく, MSG equals msg. */
function foldKana(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) - KATAKANA_FROM_HIRAGANA),
    );
}

/** First name of each Korean word. */
function dedupeByKorean(words: readonly IngredientTerm[]): IngredientTerm[] {
  const names = new Map<string, IngredientTerm>();
  for (const word of words) if (!names.has(word.ko)) names.set(word.ko, word);
  return [...names.values()];
}

/**
 * Ingredients matching a text in their own language, English or Korean: prefix matches first, then
 * names with a later word that matches (any position in Japanese and Chinese).
 */
export function searchIngredients(
  words: readonly IngredientTerm[],
  typed: string,
): NamedIngredient[] {
  const needle = foldKana(typed.trim().normalize('NFC'));
  if (needle === '') return [];
  const laterWord = /[\p{sc=Han}\p{sc=Hiragana}]/u.test(needle) ? needle : ` ${needle}`;
  const toName = ({ en, alias = en }: IngredientTerm) => foldKana(alias);
  const prefixMatches = words.filter(
    (word) => toName(word).startsWith(needle) || word.ko.startsWith(needle),
  );
  const laterMatches = words.filter(
    (word) => toName(word).includes(laterWord) || word.ko.includes(needle),
  );
  // The shortest prefix match is the most general: "rice" before "rice wine".
  const byLength = dedupeByKorean(prefixMatches).sort(
    (a, b) => toName(a).length - toName(b).length,
  );
  return dedupeByKorean([...byLength, ...laterMatches])
    .slice(0, MAX_MATCHES)
    .map(({ en, ko }) => ({ en, ko }));
}
