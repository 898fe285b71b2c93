/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { EnglishMessages } from '@/__tests__/helpers/english-messages';
import { LocalDate } from '@/components/recipes/local-date';
import { LocalDateUpdater } from '@/components/recipes/local-date-updater';

/** January 9 in Seoul, January 8 in UTC. */
const LATE = '2026-01-08T16:30:00Z';
const LATER = '2026-02-20T03:00:00Z';

const mockLanguage = (language: string) =>
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const mockOffset = (offsetMin: number) =>
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offsetMin);
const renderDates = (...dates: string[]) =>
  render(
    <>
      {dates.map((iso) => (
        <LocalDate key={iso} iso={iso} />
      ))}
      <LocalDateUpdater />
    </>,
    { wrapper: EnglishMessages },
  );

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a local date', () => {
  it.each([
    ['en', 'January 9, 2026'],
    ['ja', '2026年1月9日'],
    ['zh-Hans', '2026年1月9日'],
    ['zh-Hant', '2026年1月9日'],
  ] as const)('is rendered by the server for Seoul in %s', (locale, text) => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Seoul">
        <LocalDate iso={LATE} />
      </NextIntlClientProvider>,
    );
    expect(html).toContain(`>${text}<`);
  });

  it('keeps the language of the page for any language of the browser', async () => {
    window.history.replaceState(null, '', '/ja/recipies');
    mockLanguage('en-US');
    mockOffset(0);
    renderDates(LATE);
    await waitFor(() => expect(screen.getByRole('time').textContent).toBe('2026年1月8日'));
    window.history.replaceState(null, '', '/');
  });

  it.each([
    [0, 'January 8, 2026'],
    [540, 'January 9, 2026'],
    [-600, 'January 8, 2026'],
  ])(
    'uses the time zone of an American reader at an offset of %i minutes',
    async (offsetMin, text) => {
      mockLanguage('en-US');
      mockOffset(offsetMin);
      renderDates(LATE);
      await waitFor(() => expect(screen.getByRole('time').textContent).toBe(text));
    },
  );

  it('uses the format of other readers, with one formatter for all dates', async () => {
    mockLanguage('ko-KR');
    const own = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long' });
    const format = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue(own);
    renderDates(LATE, LATER);
    await waitFor(() =>
      expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual(
        [LATE, LATER].map((iso) => own.format(new Date(iso))),
      ),
    );
    expect(format).toHaveBeenCalledTimes(1);
  });
});
