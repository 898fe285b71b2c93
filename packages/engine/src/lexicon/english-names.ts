import { areas } from '../../lexicon/branch-areas.json';
import generated from '../../lexicon/loan-words.json';
import signs from '../../lexicon/sign-words.json';
import { createEngine } from '..';
import { createEnglishNamer, type EnglishNamer } from '../names';
import { getLexicon } from './engine-lexicon';

let englishNamer: EnglishNamer | undefined;

/**
 * Created at the first call: a start that finds every name in the build artifact needs no index.
 */
const getEnglishNamer = () =>
  (englishNamer ??= createEnglishNamer(getLexicon(), createEngine(getLexicon()).classifyDish, {
    generated: generated.words,
    ...signs,
    areas: Object.fromEntries(Object.entries(areas).map(([ko, [en = '']]) => [ko, en])),
  }));

/**
 * English names of dishes, menus and restaurants by the bundled lexicon.
 *
 * @example
 * english.toDish('매운 돼지갈비찜').en; // => "Spicy Braised Pork Ribs"
 * english.toTitle('어니언 성수').en; // => "Onion Seongsu"
 */
export const english: EnglishNamer = {
  toDish: (dish) => getEnglishNamer().toDish(dish),
  toMenu: (menu) => getEnglishNamer().toMenu(menu),
  toTitle: (titleKo, titleEng) => getEnglishNamer().toTitle(titleKo, titleEng),
};
