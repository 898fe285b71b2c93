import { expect, it } from '@jest/globals';
import { createTranslator } from 'next-intl';
import en from '@/messages/en.json';
import { formatNeedAnswer } from '@/lib/dish-page/format-need';
import { getDishes } from '@/lib/dishes/dish-catalog';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'dish' });
const words = createTranslator({ locale: 'en', messages: en, namespace: 'words' });

function getVeganAnswer(ko: string) {
  const dish = getDishes().find((each) => each.ko === ko);
  if (!dish) throw new Error(`${ko} is not in the catalog`);
  return formatNeedAnswer(t, words, dish, 'strictVegan');
}

it('says that a topping is in the dish, and asks about the rest', () => {
  const { verdict, reason } = getVeganAnswer('메밀막국수');
  expect(verdict).toBe('ask');
  expect(reason).toBe(
    'Contains egg: ask if it can be left out. Does it contain beef, anchovy or fish?',
  );
});

it('asks about an egg that may be in it', () => {
  expect(getVeganAnswer('검정콩국수').reason).toBe('Does it contain egg or dairy?');
});
