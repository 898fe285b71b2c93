import { expect, it } from '@jest/globals';
import { NO_RESTRICTIONS } from '@kioot/engine/verdicts';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { toOrderCard } from '@/lib/order/order-card';
import { translatorOf } from '../../helpers/translator';

it('asks about an allergy and about all else where halal is not known', () => {
  const halal = {
    ...EMPTY_PROFILE,
    wish: { kind: 'halal' as const },
    allergies: ['egg' as const],
  };
  const profile = { ...NO_RESTRICTIONS, allergies: halal.allergies };
  const diner = { name: 'You', isVisitor: true, need: halal.wish, profile };
  const verdict = { verdict: 'unknown' as const, about: ['egg'], tell: [], diner };
  const dish = { ko: '라면', en: 'Noodles', count: 1, verdicts: [verdict] };
  const { questions, diet } = toOrderCard(translatorOf('en', 'card'), [halal], [dish], {
    ...{ isForOne: false, person: 'me' },
  });
  expect(questions).toHaveLength(1);
  expect(questions[0]?.sentence.ko).toContain('계란');
  expect(diet.length).toBeGreaterThan(0);
});
