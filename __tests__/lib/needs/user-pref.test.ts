import { describe, expect, it } from '@jest/globals';
import { toPreferenceSentence } from '@kioot/engine/needs';
import {
  MEAT_OPTIONS,
  VEGAN_OPTIONS,
  isVegetarian,
  selectMeat,
  toPreference,
  type MeatOption,
  type UserPref,
} from '@/lib/needs/user-pref';
import { translatorOf } from '../../helpers/translator';

const t = translatorOf('en', 'wizard');

function sentenceOf(meats: UserPref['meats'], vegan: UserPref['vegan'] = []): string {
  return toPreferenceSentence(toPreference({ meats, vegan }));
}

describe('options (specification section 3)', () => {
  it('list the ten meats in order', () => {
    expect(MEAT_OPTIONS.map((id) => t(`meats.${id}`))).toEqual([
      'Anything is fine!',
      'Chicken',
      'Pork',
      'Beef',
      'Lamb',
      'Fish',
      'Seafood',
      'Duck',
      'Halal',
      'Vegetarian',
    ]);
  });

  it('list the two vegan kinds', () => {
    expect(VEGAN_OPTIONS.map((id) => t(`veganKinds.${id}`))).toEqual([
      'Strict Vegan',
      'Lacto-Ovo Vegetarian',
    ]);
  });
});

describe('meat selection (specification section 4)', () => {
  const alone: MeatOption[] = ['any', 'halal', 'vegetarian'];
  const meats: MeatOption[] = ['chicken', 'pork', 'beef', 'lamb', 'fish', 'seafood', 'duck'];

  it.each(alone)('%s replaces the whole selection', (option) => {
    expect(selectMeat(['chicken', 'pork'], option)).toEqual([option]);
    for (const other of alone) expect(selectMeat([other], option)).toEqual([option]);
    expect(selectMeat([], option)).toEqual([option]);
  });

  it.each(meats)('%s removes the three exclusive options', (meat) => {
    for (const option of alone) expect(selectMeat([option], meat)).toEqual([meat]);
  });

  it.each(meats)('%s is added, and removed by a second tap', (meat) => {
    const other = meat === 'beef' ? 'pork' : 'beef';
    expect(selectMeat([other], meat)).toEqual([other, meat]);
    expect(selectMeat([other, meat], meat)).toEqual([other]);
    expect(selectMeat([meat], meat)).toEqual([]);
  });
});

describe('preference sentence (specification section 7)', () => {
  it.each<[MeatOption[], string]>([
    [[], '아무거나 괜찮아요'],
    [['any'], '아무거나 괜찮아요'],
    [['pork'], '돼지고기만'],
    [['chicken', 'pork'], '닭고기, 돼지고기만'],
    [['pork', 'chicken'], '돼지고기, 닭고기만'],
    [['halal'], '할랄 음식만'],
  ])('of %j is %s', (meats, sentence) => {
    expect(sentenceOf(meats)).toBe(sentence);
  });

  it.each([
    ['strictVegan', '나는 비건이야, 엄격한 채식 음식만'],
    ['lactoOvo', '나는 비건이야, 락토 오보 채식 음식만'],
  ] as const)('of a vegetarian with %s is %s', (vegan, sentence) => {
    expect(sentenceOf(['vegetarian'], [vegan])).toBe(sentence);
  });

  it('treats a vegetarian without a kind as strict vegan', () => {
    expect(sentenceOf(['vegetarian'])).toBe('나는 비건이야, 엄격한 채식 음식만');
  });

  it('drops the vegan choice when a meat is selected', () => {
    expect(sentenceOf(['beef'], ['lactoOvo'])).toBe('소고기만');
  });
});

it('only vegetarians see the vegan screen', () => {
  for (const id of MEAT_OPTIONS) {
    expect(isVegetarian({ meats: [id], vegan: [] })).toBe(id === 'vegetarian');
  }
});
