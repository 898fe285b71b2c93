/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useHashDialog } from '@/components/ui/use-hash-dialog';

/** Longer than the moment that going back takes in jsdom. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('goes back once when it is closed twice before the browser went back', async () => {
  window.history.pushState(null, '', '/first');
  window.history.pushState(null, '', '/card');
  const back = jest.spyOn(window.history, 'back');
  const { result } = renderHook(() => useHashDialog('#show'));
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  act(() => {
    result.current.close();
    result.current.close();
  });
  expect(back).toHaveBeenCalledTimes(1);
  await settle();
  expect(window.location.pathname).toBe('/card');
  expect(result.current.isOpen).toBe(false);

  act(() => result.current.open());
  act(() => result.current.close());
  await settle();
  expect(window.location.pathname).toBe('/card');
  expect(result.current.isOpen).toBe(false);
  expect(back).toHaveBeenCalledTimes(2);
});
