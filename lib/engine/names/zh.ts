import { MEATS, type Meat } from '../reading/meats';
import type { AnimalNames } from './foreign-agree';
import type { Grammar } from './foreign';
import { romanise } from './romanise';
import type { Part } from './types';

const SLOT = '{x}';

function compose(parts: readonly Part[]): string {
  let text = '';
  for (const part of parts) {
    if (part.kind === 'form' || part.kind === 'serving') {
      text = part.attribute.includes(SLOT)
        ? part.attribute.replace(SLOT, () => text)
        : text + part.attribute;
    } else text += part.head;
  }
  return text;
}

const forAll = <Value>(words: Partial<Record<Meat, Value>>, other: Value) =>
  Object.fromEntries(MEATS.map((meat) => [meat, words[meat] ?? other])) as Record<Meat, Value>;

const animals = (word: Record<Meat, string>): AnimalNames => ({
  named: forAll({}, /./),
  itself: forAll({}, /(?!)/g),
  word,
  mock: /素|植物/,
});

export const SIMPLIFIED: Grammar = {
  compose,
  spell: romanise,
  animals: animals({
    chicken: '鸡肉',
    pork: '猪肉',
    beef: '牛肉',
    lamb: '羊肉',
    fish: '鱼',
    seafood: '海鲜',
    duck: '鸭肉',
  }),
};

export const TRADITIONAL: Grammar = {
  compose,
  spell: romanise,
  animals: animals({
    chicken: '雞肉',
    pork: '豬肉',
    beef: '牛肉',
    lamb: '羊肉',
    fish: '魚',
    seafood: '海鮮',
    duck: '鴨肉',
  }),
};
