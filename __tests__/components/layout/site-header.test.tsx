/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SiteHeader } from '@/components/layout/site-header';
import { EnglishMessages } from '../../helpers/english-messages';

beforeEach(() => window.history.replaceState(null, '', '/'));

const hrefs = () =>
  [...document.querySelectorAll('#language-menu a')].map((link) => link.getAttribute('href'));

it('labels its menus, and each language in that language', () => {
  render(<SiteHeader />, { wrapper: EnglishMessages });
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Language' })).toBeDefined();
  expect(screen.getByText('日本語').getAttribute('lang')).toBe('ja');
  expect(screen.getByText('English').getAttribute('aria-current')).toBe('true');
  expect(hrefs()).toEqual(['/', '/ja', '/zh-Hans', '/zh-Hant']);
});

it('language links point at the current URL when the menu opens', () => {
  render(<SiteHeader />, { wrapper: EnglishMessages });
  const open = () =>
    fireEvent(screen.getByLabelText('Language', { selector: 'nav' }), new Event('toggle'));
  window.history.replaceState(null, '', '/recipies?tag=soup#top');
  open();
  expect(hrefs()).toEqual(
    ['', '/ja', '/zh-Hans', '/zh-Hant'].map((prefix) => `${prefix}/recipies?tag=soup#top`),
  );
  window.history.replaceState(null, '', '/?from=mail');
  open();
  expect(hrefs().slice(0, 2)).toEqual(['/?from=mail', '/ja?from=mail']);
});
