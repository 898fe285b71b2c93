/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RecipeHeading } from '@/components/recipes/recipe-heading';
import type { Recipe } from '@/lib/recipes/types';
import messages from '@/messages/en.json';

const SOUP: Recipe = {
  ...{ language: 'en', title: 'Soup', slug: 'soup', excerpt: 'Hot.', thumbnailUrl: null },
  ...{ publishedAt: '2026-01-08T00:00:00Z', updatedAt: '2026-01-08T00:00:00Z', isComing: false },
  ...{ tags: ['soup'], tagWords: ['スープ'], menuNames: [], servings: null, cookMinutes: null },
  content: { kind: 'empty' },
};

it.each([
  ['en', true],
  ['ja', false],
] as const)('a recipe in %s on a Japanese page', (language, isForeign) => {
  const { container } = render(
    <NextIntlClientProvider locale="ja" messages={messages} timeZone="Asia/Seoul">
      <RecipeHeading recipe={{ ...SOUP, language }} />
    </NextIntlClientProvider>,
  );
  const marked = [...container.querySelectorAll('[lang="en"]')].map((node) => node.textContent);
  expect(marked).toEqual(isForeign ? ['Soup', 'Hot.'] : []);
  expect(screen.queryAllByText(messages.untranslated.recipe)).toHaveLength(isForeign ? 1 : 0);
  expect(screen.getByRole('link', { name: '#スープ' }).getAttribute('href')).toBe(
    '/ja/recipies?tag=soup',
  );
});
