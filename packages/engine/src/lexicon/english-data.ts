import generated from '../../lexicon/loan-words.json';
import signs from '../../lexicon/sign-words.json';
import { createEnglish, type English } from '..';
import { getLexicon } from './engine-lexicon';

let built: English | undefined;

/** A start that finds every name made by the build needs no index of its own. */
const getEnglish = () =>
  (built ??= createEnglish(getLexicon(), { generated: generated.words, ...signs }));

/** Dishes, menus and titles in English, by the lexicon of `packages/engine/lexicon`. */
export const english: English = {
  toDish: (dish) => getEnglish().toDish(dish),
  toMenu: (menu) => getEnglish().toMenu(menu),
  toTitle: (titleKo, titleEng) => getEnglish().toTitle(titleKo, titleEng),
};
