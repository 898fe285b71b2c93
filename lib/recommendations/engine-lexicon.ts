import claims from '@/data/dishes/claims.json';
import dishesBakery from '@/data/dishes/dishes-bakery.json';
import dishesChinese from '@/data/dishes/dishes-chinese.json';
import dishesDrinks from '@/data/dishes/dishes-drinks.json';
import dishesJapanese from '@/data/dishes/dishes-japanese.json';
import dishesKorean from '@/data/dishes/dishes-korean.json';
import dishesWestern from '@/data/dishes/dishes-western.json';
import dishesWorld from '@/data/dishes/dishes-world.json';
import forms from '@/data/dishes/forms.json';
import halalKitchens from '@/data/dishes/halal-kitchens.json';
import hidden from '@/data/dishes/hidden.json';
import ingredients from '@/data/dishes/ingredients.json';
import substances from '@/data/dishes/substances.json';
import titles from '@/data/dishes/titles.json';
import words from '@/data/dishes/words.json';
import { parseLexicon, type Lexicon } from '@/lib/engine';

/**
 * The lexicon of `data/dishes`, checked. Where two files hold the same term the earlier file counts: whole dishes
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
