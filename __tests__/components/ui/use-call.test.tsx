/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useCall } from '@/components/ui/use-call';

interface Asked {
  input: string;
  signal: AbortSignal;
  answer: (output: string) => void;
  fail: (error: Error) => void;
}

/** A screen with a call that the test answers. */
function open(isStrict = false) {
  const asked: Asked[] = [];
  const onSuccess = jest.fn<(output: string, input: string) => void>();
  const onError = jest.fn<(error: unknown) => void>();
  const { result, unmount } = renderHook(
    () =>
      useCall(
        (input: string, signal: AbortSignal) =>
          new Promise<string>((answer, fail) => void asked.push({ input, signal, answer, fail })),
        { onSuccess, onError },
      ),
    isStrict ? { wrapper: StrictMode } : {},
  );
  const at = (index: number): Asked => {
    const call = asked[index];
    if (!call) throw new Error(`There was no call ${index}`);
    return call;
  };
  const start = (input: string) => act(() => result.current.start(input));
  return { asked, at, onSuccess, onError, result, start, unmount };
}

describe('a call', () => {
  it('runs once however often it is tapped, and again after its answer', async () => {
    const screen = open();
    screen.start('a');
    screen.start('b');
    expect(screen.asked.map(({ input }) => input)).toEqual(['a']);
    expect(screen.result.current).toMatchObject({ isPending: true, isError: false });

    await act(async () => screen.at(0).answer('answer'));
    expect(screen.onSuccess.mock.calls).toEqual([['answer', 'a']]);
    expect(screen.result.current).toMatchObject({ isPending: false, isError: false });
    screen.start('b');
    expect(screen.asked.map(({ input }) => input)).toEqual(['a', 'b']);
  });

  it('says that it failed until it is started again', async () => {
    const screen = open();
    const error = new Error('no');
    screen.start('a');
    await act(async () => screen.at(0).fail(error));
    expect(screen.onError.mock.calls).toEqual([[error]]);
    expect(screen.result.current).toMatchObject({ isPending: false, isError: true });
    screen.start('b');
    expect(screen.result.current).toMatchObject({ isPending: true, isError: false });
  });

  it.each(['answer', 'fail'] as const)(
    'is aborted when the screen is left, and a late %s tells nobody',
    async (how) => {
      const screen = open();
      screen.start('a');
      screen.unmount();
      const { signal, answer, fail } = screen.at(0);
      expect(signal.aborted).toBe(true);
      await act(async () => (how === 'answer' ? answer('late') : fail(new Error('late'))));
      expect(screen.onSuccess).not.toHaveBeenCalled();
      expect(screen.onError).not.toHaveBeenCalled();
    },
  );

  it('can be started under strict mode, which mounts every screen twice', async () => {
    const screen = open(true);
    screen.start('a');
    await act(async () => screen.at(0).answer('answer'));
    expect(screen.onSuccess).toHaveBeenCalledTimes(1);
  });

  it('is started by the same function over all renderings', () => {
    const { result, start } = open();
    const before = result.current.start;
    start('a');
    expect(result.current.start).toBe(before);
  });
});
