/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CurrencyNote } from '@/components/ui/currency-note';
import { PriceText } from '@/components/ui/price-text';
import { readStored } from '@/lib/browser-storage';
import { EnglishMessages } from '../../helpers/english-messages';

const PRICE = <PriceText price={{ fromWon: 9_000, toWon: 9_000 }} />;

const list = (
  <EnglishMessages>
    <p>{PRICE}</p>
    <CurrencyNote />
  </EnglishMessages>
);

beforeEach(() => localStorage.clear());

it('has the currency of the language with the day of the rates', async () => {
  render(list);
  expect(screen.getByText('₩9,000')).toBeTruthy();
  expect(await screen.findByText(/\$\d\.\d0/)).toBeTruthy();
  expect(screen.getByText(/at the rates of \w+ \d+, \d{4}/)).toBeTruthy();
});

it('follows the chosen currency and stores it', async () => {
  render(list);
  const select = await screen.findByRole('combobox', { name: 'Other currency' });
  fireEvent.change(select, { target: { value: 'EUR' } });
  expect(screen.getByText(/€\d\.\d0/)).toBeTruthy();
  expect(readStored('localStorage', 'kioot.currency.v1')).toBe('EUR');
});

it('has won alone, without a day of rates, where that was chosen', async () => {
  const { container } = render(list);
  const select = await screen.findByRole('combobox', { name: 'Other currency' });
  fireEvent.change(select, { target: { value: 'KRW' } });
  expect(container.querySelector('p')?.textContent).toBe('₩9,000');
  expect(screen.queryByText(/rates of/)).toBeNull();
});

it('has won alone on a screen without the day of the rates', async () => {
  const { container } = render(<EnglishMessages>{PRICE}</EnglishMessages>);
  await act(() => import('@/components/ui/converted-price'));
  expect(container.textContent).toBe('₩9,000');
});

it('has won alone in the HTML of the server', () => {
  expect(renderToString(list)).toBe('<p>₩9,000</p>');
});
