/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RecipeContentView } from '@/components/recipes/recipe-content-view';
import { RecipeHeading } from '@/components/recipes/recipe-heading';
import type { Recipe } from '@/lib/recipes/types';
import messages from '@/messages/en.json';

const SOUP: Recipe = {
  ...{ language: 'en', title: 'Soup', slug: 'soup', excerpt: 'Hot.', thumbnailUrl: null },
  ...{ publishedAt: '2026-01-08T00:00:00Z', updatedAt: '2026-01-08T00:00:00Z', isComing: false },
  totalMinutes: 3,
  ...{ tags: ['soup'], tagWords: ['スープ'], menuNames: [], servings: null, cookMinutes: null },
  content: {
    kind: 'structured',
    html: '<p>Story</p>',
    recipe: {
      ...{ prepMinutes: 1, cookMinutes: 2, category: 'Stew', menuNames: [], tips: ['Tip'] },
      ingredients: [
        {
          group: 'Pot',
          items: [{ amount: 1, unit: 'g', spoons: '1 tbsp', name: 'Salt', note: 'fine' }],
        },
      ],
      ...{ steps: [{ text: 'Boil', minutes: 3 }], substitutions: ['Swap'] },
    },
  },
};

const ENGLISH = [
  ...['Soup', 'Hot.', 'Story', 'Stew', 'Pot', '1 g', '1 tbsp', 'Salt', 'fine'],
  ...['Boil', 'Tip', 'Swap'],
];

it.each([
  ['en', true],
  ['ja', false],
] as const)('marks the language of a recipe in %s on a Japanese page', (language, isForeign) => {
  const { container } = render(
    <NextIntlClientProvider locale="ja" messages={messages} timeZone="Asia/Seoul">
      <RecipeHeading recipe={{ ...SOUP, language }} />
      <RecipeContentView recipe={{ ...SOUP, language }} />
    </NextIntlClientProvider>,
  );
  const marked = [...container.querySelectorAll('[lang="en"]')].map((node) => node.textContent);
  expect(marked).toEqual(isForeign ? ENGLISH : []);
  expect(screen.queryAllByText(messages.untranslated.recipe)).toHaveLength(isForeign ? 1 : 0);
  expect(screen.getByRole('link', { name: '#スープ' }).getAttribute('href')).toBe(
    '/ja/recipies?tag=soup',
  );
});
