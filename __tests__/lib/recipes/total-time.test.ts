import { expect, it } from '@jest/globals';
import { getTotalMinutes } from '@/lib/recipes/post-rows';

const recipe = {
  ...{ prepMinutes: 15, cookMinutes: 30, category: 'Stew' },
  ...{ ingredients: [], steps: [], tips: [], substitutions: [], menuNames: [] },
};
const structured = { kind: 'structured', html: null, recipe } as const;

it.each([
  ['adds the two times of the recipe', { content: structured, cookMinutes: null }, 45],
  ['prefers the cooking time of the post', { content: structured, cookMinutes: 40 }, 55],
  [
    'is unknown without the preparation',
    { content: { kind: 'html', html: '<p>' }, cookMinutes: 40 } as const,
    null,
  ],
])('the total time %s', (_name, post, minutes) => {
  expect(getTotalMinutes(post)).toBe(minutes);
});
