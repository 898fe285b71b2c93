/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { TabBar } from '@/components/layout/tab-bar';
import { EnglishMessages } from '../../helpers/english-messages';

/** Screens with tabs: their tab, and whether they are below the screen that it leads to. */
const SCREENS = {
  '(wizard)/results': 'eat',
  'places/[contentId]': 'eat, inner',
  'places/elsewhere': 'eat, inner',
  places: 'eat, inner',
  'last-results': 'eat, inner',
  menu: 'readMenu',
  dishes: 'readMenu, inner',
  'dishes/[slug]': 'readMenu, inner',
  card: 'showStaff',
  counter: 'showStaff, inner',
  saved: 'saved',
};

it('links the four screens in one order and names the current one', () => {
  render(<TabBar current="showStaff" isInner={false} />, { wrapper: EnglishMessages });
  const links = within(screen.getByRole('navigation', { name: 'Tabs' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Eat', '/results'],
    ['Read menu', '/menu'],
    ['Show staff', '/card'],
    ['Saved', '/saved'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'page',
    null,
  ]);
});

it('does not call a page below a tab the page of the tab', () => {
  render(<TabBar current="eat" isInner />, { wrapper: EnglishMessages });
  expect(screen.getByRole('link', { name: 'Eat' }).getAttribute('aria-current')).toBe('true');
});

it('is at the foot of these screens, and of no step of the wizard', () => {
  const folder = 'app/[locale]';
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const [, tab, isInner] = /<Screen tab="(\w+)"( isInner)?/.exec(source) ?? [];
      return tab ? [[path.dirname(file), `${tab}${isInner ? ', inner' : ''}`]] : [];
    });
  expect(Object.fromEntries(found)).toEqual(SCREENS);
});
