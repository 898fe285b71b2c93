import kinds from '../../lexicon/food-kinds.json';
import portions from '../../lexicon/portions.json';
import {
  createEatingAloneClassifier,
  type EatingAlone,
  type TitledMenu,
} from '../classify/classify-eating-alone';

const classify = createEatingAloneClassifier(portions, kinds);

/**
 * Smallest party of a restaurant by its name and menu (`readMenu`): `one` where a meal is ordered in
 * one portion, `two` where all meals are usually for two and more, else `unknown`. The reason is the
 * dish it rests on, in Korean, with its form.
 *
 * @example
 * const read = (firstmenu) => readMenu({ firstmenu, treatmenu: '' });
 * const chicken = classifyEatingAlone({ title: '', items: read('닭한마리 (2인 이상)') });
 * chicken; // => { kind: 'two', reason: { dish: '닭한마리', form: 'from-two' } }
 * classifyEatingAlone({ title: '', items: read('삼겹살, 갈비탕') }).reason; // => { dish: '갈비탕', form: 'soup' }
 * classifyEatingAlone({ title: '', items: read('커피') }); // => { kind: 'unknown', reason: null }
 */
export function classifyEatingAlone(menu: TitledMenu): EatingAlone {
  return classify(menu);
}
