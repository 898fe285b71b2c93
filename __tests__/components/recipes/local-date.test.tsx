/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { InEnglish } from '@/__tests__/helpers/in-english';
import { LocalDate } from '@/components/recipes/local-date';
import { LocalDates } from '@/components/recipes/local-dates';

/** The 9th in Seoul already, still the 8th in Greenwich. */
const LATE = '2026-01-08T16:30:00Z';
const LATER = '2026-02-20T03:00:00Z';

const speak = (language: string) =>
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const stay = (offsetMin: number) =>
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offsetMin);
const show = (...dates: string[]) =>
  render(
    <>
      {dates.map((iso) => (
        <LocalDate key={iso} iso={iso} />
      ))}
      <LocalDates />
    </>,
    { wrapper: InEnglish },
  );

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a date', () => {
  it.each([
    ['en', 'January 9, 2026'],
    ['ja', '2026年1月9日'],
    ['zh-Hans', '2026年1月9日'],
    ['zh-Hant', '2026年1月9日'],
  ] as const)('is first written by the server, which knows no time zone, in %s', (locale, text) => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Seoul">
        <LocalDate iso={LATE} />
      </NextIntlClientProvider>,
    );
    expect(html).toContain(`>${text}<`);
  });

  it('stays in the language of its page, whatever the browser speaks', async () => {
    window.history.replaceState(null, '', '/ja/recipies');
    speak('en-US');
    stay(0);
    show(LATE);
    await waitFor(() => expect(screen.getByRole('time').textContent).toBe('2026年1月8日'));
    window.history.replaceState(null, '', '/');
  });

  it.each([
    [0, 'January 8, 2026'],
    [540, 'January 9, 2026'],
    [-600, 'January 8, 2026'],
  ])('takes the time zone of an American reader, %i minutes east', async (offsetMin, text) => {
    speak('en-US');
    stay(offsetMin);
    show(LATE);
    await waitFor(() => expect(screen.getByRole('time').textContent).toBe(text));
  });

  it('is written as every other reader writes it, all with one format', async () => {
    speak('ko-KR');
    const own = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long' });
    const format = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue(own);
    show(LATE, LATER);
    await waitFor(() =>
      expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual(
        [LATE, LATER].map((iso) => own.format(new Date(iso))),
      ),
    );
    expect(format).toHaveBeenCalledTimes(1);
  });
});
