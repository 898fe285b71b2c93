import { describe, expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { createDishExplainer, NO_RESTRICTIONS, toCompactFacts } from '@kioot/engine/verdicts';
import type { Preference } from '@kioot/engine/needs';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const substances = new Map(lexicon.substances.map((substance) => [substance.name, substance]));

function explain(
  ko: string,
  kind: 'strictVegan' | 'lactoOvo' | 'halal',
  halal: 'ask' | 'unknown' | 'no' = 'unknown',
) {
  const preference: Preference = { kind };
  return createDishExplainer(
    preference,
    NO_RESTRICTIONS,
    halal,
  )(toCompactFacts(engine.classifyDish(ko), substances));
}

describe('halal', () => {
  it.each(['아메리카노', '녹차', '홍차', '공기밥'])('is answered for %s', (ko) => {
    expect(explain(ko, 'halal', 'ask').verdict).toBe('yes');
    expect(explain(ko, 'halal', 'no').verdict).toBe('no');
    expect(explain(ko, 'halal', 'unknown').verdict).toBe('unknown');
  });

  it.each(['바닐라 라떼', '쌍화차', '김치찌개', '된장국', '초코 케이크', '소주', '녹차 세트'])(
    'is no plain yes for %s',
    (ko) => expect(explain(ko, 'halal', 'ask').verdict).not.toBe('yes'),
  );
});

it('leaves an allergy to ask about where the place says nothing of halal', () => {
  const restrictions = { ...NO_RESTRICTIONS, allergies: ['egg' as const] };
  const verdict = createDishExplainer(
    { kind: 'halal' },
    restrictions,
    'unknown',
  )(toCompactFacts(engine.classifyDish('채소라면'), substances));
  expect(verdict).toMatchObject({ verdict: 'unknown', about: ['egg'] });
});

describe('what a verdict is about', () => {
  it.each([
    ['추어탕', ['fish']],
    ['생선구이', ['fish']],
    ['고등어구이', ['mackerel']],
    ['멸치볶음', ['fish']],
    ['똠양꿍', ['shrimp', 'fish']],
    ['해신탕', ['chicken', 'shellfish']],
    ['낙지볶음', ['octopus']],
  ])('is certainly in %s: %j', (ko, about) => {
    const verdict = explain(ko, 'lactoOvo');
    expect(verdict.verdict).toBe('no');
    expect(verdict.about).toEqual(expect.arrayContaining(about));
    expect(verdict.about).toHaveLength(about.length);
  });

  it('names every meat that dishes like it may have, to ask about', () => {
    const pasta = explain('파스타', 'lactoOvo');
    expect(pasta.verdict).toBe('ask');
    expect(pasta.question).toBeUndefined();
    expect(pasta.about).toEqual(expect.arrayContaining(['chicken', 'pork', 'beef']));
  });
});
