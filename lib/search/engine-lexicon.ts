import claims from '@/data/lexicon/claims.json';
import dishesBakery from '@/data/lexicon/dishes-bakery.json';
import dishesChinese from '@/data/lexicon/dishes-chinese.json';
import dishesDrinks from '@/data/lexicon/dishes-drinks.json';
import dishesJapanese from '@/data/lexicon/dishes-japanese.json';
import dishesKorean from '@/data/lexicon/dishes-korean.json';
import dishesWestern from '@/data/lexicon/dishes-western.json';
import dishesWorld from '@/data/lexicon/dishes-world.json';
import families from '@/data/lexicon/families.json';
import forms from '@/data/lexicon/forms.json';
import halalKitchens from '@/data/lexicon/halal-kitchens.json';
import hidden from '@/data/lexicon/hidden.json';
import ingredients from '@/data/lexicon/ingredients.json';
import names from '@/data/lexicon/names.json';
import official from '@/data/lexicon/official-names.json';
import spellings from '@/data/lexicon/spellings.json';
import spice from '@/data/lexicon/spice.json';
import substances from '@/data/lexicon/substances.json';
import titleNames from '@/data/lexicon/title-names.json';
import titles from '@/data/lexicon/titles.json';
import words from '@/data/lexicon/words.json';
import { parseLexicon, type Lexicon, type WrittenLexicon } from '@/lib/engine';

/** The files of `data/lexicon` as written, whole dishes before ingredients, ingredients before ways of cooking. */
export const WRITTEN_LEXICON: WrittenLexicon = {
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
  ],
  halalKitchens,
  titles,
  spice,
  families,
  tables: { official, spellings, titleWords: titleNames.words, titleParts: titleNames.parts },
};

let lexicon: Lexicon | undefined;

/**
 * The lexicon of `data/lexicon`, checked; read when it is first asked for, and the same value ever after.
 *
 * @throws {LexiconError} when the data names a substance or code that is not declared, or holds an unknown word.
 */
export function getLexicon(): Lexicon {
  return (lexicon ??= parseLexicon(WRITTEN_LEXICON));
}
