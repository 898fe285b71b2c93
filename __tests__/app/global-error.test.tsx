/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import GlobalErrorPage from '@/app/global-error';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['/card', 'Application Error', 'Go home', '/', 'en'],
  ['/ja/card', 'エラーが発生しました', 'ホームへ', '/ja', 'ja'],
  ['/zh-Hans', '应用出错了', '回首页', '/zh-Hans', 'zh-Hans'],
  ['/zh-Hant/recipes/a', '發生錯誤', '回首頁', '/zh-Hant', 'zh-Hant'],
  ['/ko/card', 'Application Error', 'Go home', '/', 'en'],
])('the global error page at %s has the heading "%s"', async (path, title, home, href, lang) => {
  window.history.replaceState(null, '', path);
  render(<GlobalErrorPage />, { container: document });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(href);
  expect(document.documentElement.lang).toBe(lang);
});
