import claims from '../../lexicon/claims.json';
import dishesBakery from '../../lexicon/dishes-bakery.json';
import dishesChinese from '../../lexicon/dishes-chinese.json';
import dishesDrinks from '../../lexicon/dishes-drinks.json';
import dishesJapanese from '../../lexicon/dishes-japanese.json';
import dishesKorean from '../../lexicon/dishes-korean.json';
import dishesWestern from '../../lexicon/dishes-western.json';
import dishesWorld from '../../lexicon/dishes-world.json';
import families from '../../lexicon/families.json';
import forms from '../../lexicon/forms.json';
import halalKitchens from '../../lexicon/halal-kitchens.json';
import hidden from '../../lexicon/hidden.json';
import ingredients from '../../lexicon/ingredients.json';
import names from '../../lexicon/names.json';
import serverNames from '../../lexicon/names-server.json';
import neutral from '../../lexicon/neutral-words.json';
import official from '../../lexicon/official-names.json';
import spellings from '../../lexicon/spellings.json';
import spice from '../../lexicon/spice.json';
import substances from '../../lexicon/substances.json';
import titleNames from '../../lexicon/title-names.json';
import titles from '../../lexicon/titles.json';
import words from '../../lexicon/words.json';
import { parseLexicon, type Lexicon, type RawLexicon } from '..';

/**
 * Files of `packages/engine/lexicon` as written: whole dishes before ingredients, ingredients
 * before ways of cooking.
 */
export const RAW_LEXICON: RawLexicon = {
  substances,
  hidden,
  files: [
    claims,
    dishesKorean,
    dishesJapanese,
    dishesChinese,
    dishesWestern,
    dishesWorld,
    dishesBakery,
    dishesDrinks,
    ingredients,
    forms,
    words,
    names,
    serverNames,
  ],
  halalKitchens,
  titles,
  spice,
  families,
  neutral,
  tables: { official, spellings, titleWords: titleNames.words, titleParts: titleNames.parts },
};

let lexicon: Lexicon | undefined;

/**
 * Bundled lexicon of `packages/engine/lexicon`, validated. Parsed at the first call; the same value
 * afterwards.
 *
 * @example
 * getLexicon().substances.some(({ name }) => name === 'pork'); // => true
 *
 * @throws {LexiconError} when the data names an undeclared substance or code, or holds an unknown
 *   word
 */
export function getLexicon(): Lexicon {
  return (lexicon ??= parseLexicon(RAW_LEXICON));
}
