/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { LocalDate } from '@/components/recipes/local-date';

/** The 9th in Seoul already, still the 8th in Greenwich. */
const LATE = '2026-01-08T16:30:00Z';

const speak = (language: string) =>
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const stay = (offsetMin: number) =>
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offsetMin);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a date', () => {
  it('is first written as the server does, which knows neither language nor time zone', () => {
    speak('ko-KR');
    render(<LocalDate iso={LATE} />);
    expect(screen.getByRole('time').textContent).toBe('January 9, 2026');
  });

  it.each([
    [0, 'January 8, 2026'],
    [540, 'January 9, 2026'],
    [-600, 'January 8, 2026'],
  ])('takes the time zone of an American reader, %i minutes east', async (offsetMin, text) => {
    speak('en-US');
    stay(offsetMin);
    render(<LocalDate iso={LATE} />);
    await waitFor(() => expect(screen.getByRole('time').textContent).toBe(text));
  });

  it('is written as every other reader writes it, and the next one as well', async () => {
    speak('ko-KR');
    const own = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long' });
    const format = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue(own);
    const { rerender } = render(<LocalDate iso={LATE} />);
    await waitFor(() =>
      expect(screen.getByRole('time').textContent).toBe(own.format(new Date(LATE))),
    );
    const later = '2026-02-20T03:00:00Z';
    rerender(<LocalDate iso={later} />);
    await waitFor(() =>
      expect(screen.getByRole('time').textContent).toBe(own.format(new Date(later))),
    );
    expect(format).toHaveBeenCalledTimes(1);
  });
});
