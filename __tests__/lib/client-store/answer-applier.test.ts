import { expect, it } from '@jest/globals';
import { createAnswerApplier } from '@/lib/client-store/answer-applier';
import type { StaffAnswer } from '@/lib/client-store/staff-answers';
import type { Restaurant } from '@/lib/search/contract/rec-contract';

const NOW_MS = Date.UTC(2026, 10, 27);
const ANSWER: StaffAnswer = {
  ...{ contentId: '1', place: 'Place', dish: '비빔밥', dishName: 'Bibimbap' },
  ...{ code: 'egg', isIn: false, answeredAt: NOW_MS },
};
const toRow = (contentId: string): Restaurant => ({
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
    [ANSWER, { ...ANSWER, dish: '파전' }],
    { kind: 'strictVegan' },
    { allergies: [] },
    NOW_MS,
  );
  const [here, elsewhere] = [toRow('1'), toRow('2')];
  expect(applier.toRow(here).match?.fit).toBe('options');
  expect(applier.toRow(elsewhere)).toBe(elsewhere);
  expect(applier.count([here, elsewhere])).toBe(1);
  expect(applier.getAnswers('1', '비빔밥')).toEqual([ANSWER]);
});
