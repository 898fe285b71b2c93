/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { RemotePlace } from '@/components/place/remote-place';
import { EnglishMessages } from '../../helpers/english-messages';

let failRequest: () => void;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/places/2853574');
  const request = () =>
    new Promise<Response>((_resolve, reject) => {
      failRequest = () => reject(new TypeError('Failed to fetch'));
    });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: request });
});

it('has a heading while it loads, after it failed and while it is tried again', async () => {
  render(
    <Provider>
      <RemotePlace holidays={{}} canStoreReports>
        Nobody knows it.
      </RemotePlace>
    </Provider>,
    { wrapper: EnglishMessages },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A place to eat');
  failRequest();
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Couldn’t load this place.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find a place to eat' }).getAttribute('href')).toBe(
    '/location',
  );

  // Tried again it loads, and a second failure is announced like the first.
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  failRequest();
  await screen.findByRole('alert');
});
