import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DietaryRestrictions, Preference, Substance } from '@kioot/engine';
import { ALLERGENS, createForbiddenMatcher, MEATS } from '@kioot/engine/needs';
import substanceTable from '@/packages/engine/lexicon/substances.json';
import {
  applyAnswersToMatch,
  applyStaffAnswers,
  createAnswerApplier,
  createAnswerContext,
} from '@/lib/staff-card/apply-staff-answers';
import { NOT_IN_LIFETIME_MS, type StaffAnswer } from '@/lib/store/staff-answers';
import type { PlaceCard, RestaurantMatch } from '@/lib/search/contract/rec-contract';
import { toRuns } from '../../helpers/sample';

const NOW_MS = Date.UTC(2026, 10, 27);
const CODES = ['egg', 'dairy', 'beef', 'pork', 'anchovy', 'peanut', 'shrimp', 'spicy'] as const;
const DISHES = ['비빔밥', '파전'] as const;
/** Typed as the lexicon, whose schema test checks the file. */
const substances = substanceTable as unknown as readonly (Pick<
  Substance,
  'name' | 'origin' | 'meat' | 'alcohol'
> & { allergens?: string })[];
const DIETS: readonly Preference[] = [
  ...[{ kind: 'strictVegan' } as const, { kind: 'lactoOvo' } as const, { kind: 'halal' } as const],
  ...MEATS.map((meat) => ({ kind: 'meats', meats: [meat] }) as const),
];
const VEGAN: Preference = { kind: 'strictVegan' };

const toAnswer = (change: Partial<StaffAnswer>): StaffAnswer => ({
  ...{ contentId: '1', place: 'Place', dish: '비빔밥', dishName: 'Bibimbap', code: 'egg' },
  ...{ isIn: false, answeredAt: NOW_MS },
  ...change,
});
const toContext = (need: Preference = VEGAN, avoided: DietaryRestrictions = { allergies: [] }) =>
  createAnswerContext({ need, profile: avoided }, NOW_MS);

const EGG_QUESTION = {
  verdict: 'ask',
  about: ['egg'],
  tell: [],
  question: { code: 'egg-on-top', diet: 'strictVegan' },
} as const;

describe('a substance that is in a dish', () => {
  it.each(substances)('$name rules it out as in a dish that is read', (substance) => {
    const { name, allergens = '' } = substance;
    const diets = DIETS.filter((need) => createForbiddenMatcher(need)(substance));
    expect(DIETS.filter((need) => toContext(need).forbids(name))).toEqual(diets);
    const contained = allergens.split(' ').map((code) => code.replace('?', ''));
    for (const allergen of ALLERGENS.filter((code) => contained.includes(code)))
      expect(toContext({ kind: 'any' }, { allergies: [allergen] }).forbids(name)).toBe(true);
  });

  it.each([
    ['tree-nut', 'walnut'],
    ['tree-nut', 'pine-nut'],
    ['pine-nut', 'tree-nut'],
    ['walnut', 'tree-nut'],
    ['fish', 'mackerel'],
    ['gluten', 'wheat'],
  ] as const)('%s rules it out with an allergy to %s', (code, allergen) => {
    expect(toContext({ kind: 'any' }, { allergies: [allergen] }).forbids(code)).toBe(true);
  });
});

describe('answers about a dish', () => {
  it('"not in it" makes it fit where nothing else is asked', () => {
    const { verdict } = applyStaffAnswers(EGG_QUESTION, [toAnswer({})], toContext());
    expect(verdict).toBe('yes');
  });

  it('"not in it" leaves it a question where more is asked', () => {
    const asked = { verdict: 'ask', about: ['egg', 'anchovy'], tell: [] } as const;
    expect(applyStaffAnswers(asked, [toAnswer({})], toContext())).toEqual({
      ...{ verdict: 'ask', about: ['anchovy'], tell: [] },
    });
  });

  it('"in it" rules it out at once, also long after and for a dish that fits', () => {
    const old = toAnswer({ isIn: true, answeredAt: 0 });
    for (const verdict of ['yes', 'ask', 'unknown'] as const) {
      const after = applyStaffAnswers({ verdict, about: [], tell: [] }, [old], toContext());
      expect(after).toMatchObject({ verdict: 'no', about: ['egg'] });
    }
  });

  it('"in it" says nothing to those who eat it', () => {
    const fits = { verdict: 'yes', about: [], tell: [] } as const;
    const context = toContext({ kind: 'lactoOvo' });
    expect(applyStaffAnswers(fits, [toAnswer({ isIn: true })], context)).toBe(fits);
  });

  it('"in it" of a fish concerns who is allergic to fish', () => {
    const context = toContext({ kind: 'any' }, { allergies: ['fish'] });
    expect(context.forbids('anchovy')).toBe(true);
    expect(context.forbids('shrimp')).toBe(false);
  });

  it('counts "not in it" for 90 days', () => {
    const at = (ageMs: number) =>
      applyStaffAnswers(EGG_QUESTION, [toAnswer({ answeredAt: NOW_MS - ageMs })], toContext());
    expect(at(NOT_IN_LIFETIME_MS - 1).verdict).toBe('yes');
    expect(at(NOT_IN_LIFETIME_MS)).toBe(EGG_QUESTION);
  });

  it('settles nothing with a severe allergy', () => {
    const asked = { verdict: 'ask', about: ['peanut'], tell: [] } as const;
    const context = toContext({ kind: 'any' }, { allergies: ['peanut'], severe: ['peanut'] });
    expect(applyStaffAnswers(asked, [toAnswer({ code: 'peanut' })], context)).toBe(asked);
    expect(
      applyStaffAnswers(asked, [toAnswer({ code: 'peanut', isIn: true })], context).verdict,
    ).toBe('no');
  });
});

const RANK = { no: 0, unknown: 1, ask: 2, yes: 3 } as const;
const codes = fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 3 });
const verdicts = fc.record(
  {
    verdict: fc.constantFrom('yes', 'ask', 'no', 'unknown'),
    about: codes,
    tell: codes,
    question: fc.constant({ code: 'egg', diet: 'strictVegan' }),
  },
  { requiredKeys: ['verdict', 'about', 'tell'] },
);
const answers = fc.array(
  fc
    .record({
      dish: fc.constantFrom(...DISHES),
      code: fc.constantFrom(...CODES),
      isIn: fc.boolean(),
      answeredAt: fc.integer({ min: NOW_MS - 2 * NOT_IN_LIFETIME_MS, max: NOW_MS }),
    })
    .map(toAnswer),
  { maxLength: 4 },
);
const needs = fc.constantFrom<Preference>(
  VEGAN,
  { kind: 'lactoOvo' },
  { kind: 'halal' },
  { kind: 'any' },
  { kind: 'meats', meats: ['chicken', 'fish'] },
);
const restrictions = fc.record(
  {
    allergies: fc.constantFrom(['egg'] as const, ['peanut', 'fish'] as const, [] as const),
    notSpicy: fc.boolean(),
  },
  { requiredKeys: ['allergies'] },
);
const contexts = fc
  .tuple(needs, restrictions)
  .map(([need, avoided]) => toContext(need, { ...avoided, allergies: [...avoided.allergies] }));
const severeContexts = fc
  .tuple(needs, fc.constantFrom('egg', 'peanut', 'shrimp'))
  .map(([need, code]) => toContext(need, { allergies: [code], severe: [code] }));

describe('properties', () => {
  it('an answer about another substance changes nothing', () => {
    fc.assert(
      fc.property(verdicts, answers, contexts, (verdict, given, context) => {
        const others = given.filter(
          ({ code }) =>
            !verdict.about.some((each) => each === code) &&
            !verdict.tell.some((each) => each === code) &&
            !context.forbids(code),
        );
        expect(applyStaffAnswers(verdict, others, context)).toEqual(verdict);
      }),
      toRuns(1_000),
    );
  });

  it('"in it" never improves a verdict', () => {
    fc.assert(
      fc.property(verdicts, answers, contexts, (verdict, given, context) => {
        const isIn = given.filter((answer) => answer.isIn);
        const after = applyStaffAnswers(verdict, isIn, context);
        expect(RANK[after.verdict]).toBeLessThanOrEqual(RANK[verdict.verdict]);
      }),
      toRuns(1_000),
    );
  });

  it('with a severe allergy nothing becomes better', () => {
    fc.assert(
      fc.property(verdicts, answers, severeContexts, (verdict, given, context) => {
        const after = applyStaffAnswers(verdict, given, context);
        expect(RANK[after.verdict]).toBeLessThanOrEqual(RANK[verdict.verdict]);
        expect(['no', verdict.verdict]).toContain(after.verdict);
      }),
      toRuns(1_000),
    );
  });

  it('no answer settles what was not asked: a dish fits only with all codes answered', () => {
    fc.assert(
      fc.property(verdicts, answers, contexts, (verdict, given, context) => {
        const after = applyStaffAnswers(verdict, given, context);
        if (verdict.verdict === 'yes' || after.verdict !== 'yes') return;
        for (const code of [...verdict.about, ...verdict.tell])
          expect(given.some((answer) => answer.code === code && !answer.isIn)).toBe(true);
      }),
      toRuns(1_000),
    );
  });

  const matches = fc.record({
    fit: fc.constantFrom('only', 'options', 'maybe', 'unknown', 'none'),
    share: fc.constant(0.5),
    because: fc.constant([]),
    groups: fc.array(
      fc.record({
        wish: fc.constant('vegan'),
        dishes: fc.subarray([...DISHES]),
        ask: fc.array(
          fc.record({
            dish: fc.constantFrom(...DISHES),
            about: codes,
            question: fc.constant('egg'),
          }),
          { maxLength: 2 },
        ),
      }),
      { maxLength: 2 },
    ),
  }) satisfies fc.Arbitrary<RestaurantMatch>;
  const FIT_RANK = { none: 0, unknown: 1, maybe: 2, options: 3, only: 3 } as const;

  it('a place never becomes better by "in it", nor with a severe allergy', () => {
    fc.assert(
      fc.property(matches, answers, contexts, severeContexts, (match, given, context, severe) => {
        const isIn = given.filter((answer) => answer.isIn);
        const ranks = [
          applyAnswersToMatch(match, isIn, context),
          applyAnswersToMatch(match, given, severe),
        ].map(({ fit }) => FIT_RANK[fit]);
        for (const rank of ranks) expect(rank).toBeLessThanOrEqual(FIT_RANK[match.fit]);
      }),
      toRuns(1_000),
    );
  });

  it('removing an answer restores the place exactly', () => {
    fc.assert(
      fc.property(matches, answers, contexts, (match, given, context) => {
        const before = structuredClone(match);
        applyAnswersToMatch(match, given, context);
        expect(applyAnswersToMatch(match, [], context)).toBe(match);
        expect(match).toEqual(before);
      }),
      toRuns(1_000),
    );
  });
});

describe('answers about a place', () => {
  const MATCH: RestaurantMatch = {
    ...{ fit: 'maybe', share: 0.2, known: 4, because: [] },
    groups: [
      {
        wish: 'vegan',
        dishes: [],
        ask: [{ dish: '비빔밥', about: ['egg'], question: 'egg-on-top' }],
      },
    ],
  };

  it('moves a dish to those that fit', () => {
    expect(applyAnswersToMatch(MATCH, [toAnswer({})], toContext())).toMatchObject({
      fit: 'options',
      groups: [{ dishes: ['비빔밥'], ask: [] }],
    });
  });

  it('moves the only dish to those to avoid', () => {
    expect(applyAnswersToMatch(MATCH, [toAnswer({ isIn: true })], toContext())).toMatchObject({
      fit: 'none',
      groups: [{ dishes: [], ask: [] }],
    });
  });

  it('keeps the place where the row may leave dishes out', () => {
    const ask = ['비빔밥', '파전', '국수'].map((dish) => ({ dish, about: ['egg'] }));
    const match = { ...MATCH, groups: [{ wish: 'vegan', dishes: [], ask }] };
    const given = ask.map(({ dish }) => toAnswer({ dish, isIn: true }));
    expect(applyAnswersToMatch(match, given, toContext()).fit).toBe('maybe');
  });
});

const toRow = (contentId: string): PlaceCard => ({
  ...{ contentId, title: '가게' },
  match: {
    ...{ fit: 'maybe', share: 0, because: [] },
    groups: [
      {
        ...{ wish: 'vegan', dishes: [] },
        ask: [{ dish: '비빔밥', about: ['egg'], question: 'egg-on-top' }],
      },
    ],
  },
});

it('changes the rows of the place alone, and counts what changed them', () => {
  const applier = createAnswerApplier(
    [toAnswer({}), toAnswer({ dish: '파전' })],
    { need: { kind: 'strictVegan' } },
    NOW_MS,
  );
  const [here, elsewhere] = [toRow('1'), toRow('2')];
  expect(applier.toRow(here).match?.fit).toBe('options');
  expect(applier.toRow(elsewhere)).toBe(elsewhere);
  expect(applier.count([here, elsewhere])).toBe(1);
  expect(applier.getAnswers('1', '비빔밥')).toEqual([toAnswer({})]);
});
