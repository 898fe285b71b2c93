import claims from '@/data/lexicon/claims.json';
import dishesBakery from '@/data/lexicon/dishes-bakery.json';
import dishesChinese from '@/data/lexicon/dishes-chinese.json';
import dishesDrinks from '@/data/lexicon/dishes-drinks.json';
import dishesJapanese from '@/data/lexicon/dishes-japanese.json';
import dishesKorean from '@/data/lexicon/dishes-korean.json';
import dishesWestern from '@/data/lexicon/dishes-western.json';
import dishesWorld from '@/data/lexicon/dishes-world.json';
import forms from '@/data/lexicon/forms.json';
import halalKitchens from '@/data/lexicon/halal-kitchens.json';
import hidden from '@/data/lexicon/hidden.json';
import ingredients from '@/data/lexicon/ingredients.json';
import substances from '@/data/lexicon/substances.json';
import titles from '@/data/lexicon/titles.json';
import words from '@/data/lexicon/words.json';
import { parseLexicon, type Lexicon } from '@/lib/engine';

/**
 * The lexicon of `data/lexicon`, checked. Where two files hold the same term the earlier file counts: whole dishes
 * before ingredients, ingredients before ways of cooking.
 *
 * @throws {LexiconError} when the data names a substance or code that is not declared, or holds an unknown word.
 */
export function getLexicon(): Lexicon {
  return parseLexicon({
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
    ],
    halalKitchens,
    titles,
  });
}
