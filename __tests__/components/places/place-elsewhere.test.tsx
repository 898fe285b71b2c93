/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { PlaceElsewhere } from '@/components/places/place-elsewhere';
import { InEnglish } from '../../helpers/in-english';

let failRequest: () => void;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/places/2853574');
  const request = new Promise<Response>((_resolve, reject) => {
    failRequest = () => reject(new TypeError('Failed to fetch'));
  });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: () => request });
});

it('has a heading while it loads, and one that says that it failed', async () => {
  render(
    <Provider>
      <PlaceElsewhere holidays={{}}>Nobody knows it.</PlaceElsewhere>
    </Provider>,
    { wrapper: InEnglish },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A place to eat');
  failRequest();
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Could not load this place.');
  expect(screen.getByRole('button', { name: 'Try once more' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find a place to eat' }).getAttribute('href')).toBe(
    '/location',
  );
});
