import { describe, expect, it } from '@jest/globals';
import { createNameCorrector, createDishDescriber } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { ALLERGENS, MEATS } from '@kioot/engine/needs';
import {
  createDishExplainer,
  NO_RESTRICTIONS,
  type CompactDishFacts,
} from '@kioot/engine/verdicts';
import { createRandom } from '@/tools/random';
import { IS_DEEP } from '../helpers/sample';
import { simulateOcrErrors } from '../helpers/simulate-ocr-errors';
import menuNames from '@/packages/engine/eval/menu-names.json';

const getDish = createDishDescriber(getLexicon());
const correct = createNameCorrector(getLexicon(), getDish);
/** Corrects a name recognized with one confidence for all letters. */
const see = (read: string, sureness = 80) =>
  correct(
    read,
    Array.from(read.replaceAll(' ', ''), () => sureness),
  );

describe('misread name', () => {
  it.each([
    ['돌솔비빔밥', '돌솥비빔밥'],
    ['떡뽁이', '떡볶이'],
    ['제유볶음', '제육볶음'],
    ['된장찌게', '된장찌개'],
    ['김치찌7개', '김치찌개'],
    ['|해물파전', '해물파전'],
    ['순두부찌개·', '순두부찌개'],
    ['김 치찌개', '김치찌개'],
    ['왕갈비 탕', '왕갈비탕'],
    ['콩굴수', '콩국수'],
    ['함응냉면', '함흥냉면'],
    ['매운고주김밥', '매운고추김밥'],
  ])('%s: %s', (read, ko) => {
    expect(see(read).ko).toBe(ko);
  });

  it('is uncertain when the letters fit dishes with different verdicts', () => {
    // Oyster salad or tangerine salad.
    const { ko, certain, others } = see('귤무침');
    expect(certain).toBe(false);
    expect([ko, ...others]).toEqual(expect.arrayContaining(['귤무침', '굴무침']));
  });

  it('is uncertain when one letter more makes another animal', () => {
    // 햄 is ham, 램 lamb.
    expect(see('램치즈복음밥')).toMatchObject({ certain: false });
  });

  it('is uncertain when a low-confidence word is a food itself', () => {
    // 브리 is a cheese, 보리 barley.
    expect(see('브리열무비빔밥', 90)).toMatchObject({ certain: false });
    expect(see('브리열무비빔밥', 90).others).toContain('보리열무비빔밥');
  });

  it('is uncertain when it is no known dish and resembles one with an animal', () => {
    // Grilled melon; 메로 is a fish.
    for (const sureness of [75, 85, 95]) {
      const { ko, certain, others } = see('메론구이', sureness);
      expect({ ko, certain }).toEqual({ ko: '메론구이', certain: false });
      expect(others).toContain('메로구이');
    }
  });

  it('is uncertain when the corrected term is no dish', () => {
    // 불고기 lost a stroke; 물고기 is a living fish.
    expect(see('울고기', 75).certain).toBe(false);
  });

  it('is uncertain when an official name with or without an animal is as similar', () => {
    // 호박전 is of pumpkin, 꼬막전 of cockles.
    expect(see('꼬박전', 81).certain).toBe(false);
    // 장국밥 is of beef, 잡곡밥 of grain.
    expect(see('잡국밥', 80).certain).toBe(false);
    // 붕어빵 is a cake, 문어빵 holds octopus.
    expect(see('분어빵', 79).certain).toBe(false);
    // 오징어초무침 lost a syllable; 오이초무침 is of cucumber.
    expect(see('오어초무침', 88).certain).toBe(false);
  });

  it('stays when the engine explains all of it', () => {
    for (const name of ['물냉면', '불고기', '굴국밥', '게장', '비건 버거', '두부조림']) {
      expect(see(name).ko).toBe(name);
      expect(see(name, 95)).toEqual({ ko: name, certain: true, others: [] });
      expect(correct(name)).toEqual({ ko: name, certain: true, others: [] });
    }
  });

  it('stays when no term is similar', () => {
    expect(see('뷁뷁쀍')).toEqual({ ko: '뷁뷁쀍', certain: false, others: [] });
    expect(correct('뷁뷁쀍')).toEqual({ ko: '뷁뷁쀍', certain: false, others: [] });
  });

  it('stays when typed, if the engine explains any of it', () => {
    expect(correct('만득이 제육볶음')).toEqual({
      ko: '만득이 제육볶음',
      certain: true,
      others: [],
    });
  });

  it('never becomes vegan or halal by a correction', () => {
    for (const read of ['비진버거', '비견버거', '할렐치킨', '비긴 라면']) {
      expect(see(read).ko).not.toMatch(/비건|할랄/);
    }
  });

  it('is as certain behind the line of a frame', () => {
    expect(see('|갈비탕')).toEqual({ ko: '갈비탕', certain: true, others: [] });
  });

  it('counts a low confidence in the line of a frame for no letter of the name', () => {
    // 알찜 is of roe.
    expect(correct('|갈찜', [10, 95, 95]).ko).toBe('갈찜');
    expect(correct('|소불고기', [10, 95, 95, 95, 95])).toMatchObject({
      ko: '소불고기',
      others: [],
    });
  });

  it('is uncertain when one syllable resembles another food', () => {
    // 굴 is oyster, 귤 tangerine.
    const { ko, certain, others } = see('굴알밥');
    expect({ ko, certain }).toEqual({ ko: '굴알밥', certain: false });
    expect(others).toContain('귤알밥');
  });

  it('is uncertain when a term that only begins words stands inside it', () => {
    // Misspelled 김치찌개백반.
    for (const { ko, certain, others } of [correct('김찌가백반'), see('김찌가백반')]) {
      expect({ ko, certain }).toEqual({ ko: '김찌가백반', certain: false });
      expect(others).toContain('김찌개백반');
    }
  });

  it('is uncertain at low confidence', () => {
    expect(see('김치찌개', 30).certain).toBe(false);
    expect(see('한두', 60).certain).toBe(false);
  });
});

const toExplainer = (
  preference: Parameters<typeof createDishExplainer>[0],
  avoided: Parameters<typeof createDishExplainer>[1] = NO_RESTRICTIONS,
) => createDishExplainer(preference, avoided, 'ask');
const ANY = { kind: 'any' } as const;
const EXPLAINERS = [
  ...(['strictVegan', 'lactoOvo', 'halal'] as const).map((kind) => toExplainer({ kind })),
  ...MEATS.map((meat) => toExplainer({ kind: 'meats', meats: [meat] })),
  toExplainer(ANY, { ...NO_RESTRICTIONS, noFivePungent: true }),
  ...ALLERGENS.map((code) => toExplainer(ANY, { ...NO_RESTRICTIONS, allergies: [code] })),
];

/** True when a dish shown for another promises some diet or allergy more. */
const isMilder = (shown: CompactDishFacts, real: CompactDishFacts): boolean =>
  EXPLAINERS.some((explain) => {
    const [{ verdict }, { verdict: due }] = [explain(shown), explain(real)];
    return (verdict === 'yes' && due !== 'yes') || (verdict !== 'no' && due === 'no');
  });

describe('certain correction', () => {
  const hasAnimal = (ko: string): boolean =>
    getDish(ko).contains.some(({ origin }) => origin === 'meat' || origin === 'animal');
  const names = [...new Set([...menuNames.names, ...Object.keys(getLexicon().tables.official)])];
  const toLetters = (text: string): string => text.replaceAll(' ', '');
  const ROUNDS = 3;
  // Each of these had such a correction before the rule.
  const SEEDS = [9, 26];

  it.each(SEEDS)('never adds an animal to a name or removes one: seed %i', (seed) => {
    const random = createRandom(seed);
    let corrections = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of names) {
        const read = simulateOcrErrors(name, random);
        const sureness = Math.round(50 + random() * 40);
        const { ko, certain } = see(read, sureness);
        // A name that becomes another one without corrected letters lost a syllable
        // (truncated-names.ts).
        if (!certain || toLetters(ko) === toLetters(read)) continue;
        corrections += 1;
        expect([name, read, ko, hasAnimal(ko)]).toEqual([name, read, ko, hasAnimal(name)]);
      }
    }
    expect(corrections).toBeGreaterThan(200);
  });

  it.each(IS_DEEP ? [1, 2, 3, 4, 5] : [1])('is never milder than the name: seed %i', (seed) => {
    const random = createRandom(seed);
    const milder: string[] = [];
    let misread = 0;
    for (const name of names) {
      const read = simulateOcrErrors(name, random);
      const isRight = toLetters(read) === toLetters(name);
      const [from, to] = isRight ? [80, 96] : [50, 90];
      const { ko, certain } = see(read, Math.round(from + random() * (to - from)));
      // Nothing in a reading tells of a syllable that is not there.
      if (isRight || toLetters(read).length < toLetters(name).length) continue;
      misread += 1;
      if (certain && toLetters(ko) !== toLetters(name) && isMilder(getDish(ko), getDish(name)))
        milder.push(`${name} <- ${read} -> ${ko}`);
    }
    expect(misread).toBeGreaterThan(400);
    expect(milder).toEqual([]);
  });
});
