/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryProvider } from '@/components/ui/query-provider';
import { useAbortableMutation } from '@/components/ui/use-abortable-mutation';
import { useAbortableTask } from '@/components/ui/use-abortable-task';

interface Asked {
  input: string;
  signal: AbortSignal;
  answer: (output: string) => void;
  fail: (error: Error) => void;
}

/** Does something, and lets a hook that tells of it in its own time do so. */
const settle = (run: () => void) =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** A screen with a call that the test answers. */
function open(useHook: typeof useAbortableTask, { isStrict = false } = {}) {
  const asked: Asked[] = [];
  const onSuccess = jest.fn<(output: string, input: string) => void>();
  const onError = jest.fn<(error: unknown) => void>();
  const { result, unmount } = renderHook(
    () =>
      useHook(
        (input: string, signal: AbortSignal) =>
          new Promise<string>((answer, fail) => void asked.push({ input, signal, answer, fail })),
        { onSuccess, onError },
      ),
    { wrapper: QueryProvider, reactStrictMode: isStrict },
  );
  const at = (index: number): Asked => {
    const call = asked[index];
    if (!call) throw new Error(`There was no call ${index}`);
    return call;
  };
  const start = (input: string) => settle(() => result.current.start(input));
  return { asked, at, onSuccess, onError, result, start, unmount };
}

describe.each([
  ['mutation', useAbortableMutation],
  ['task', useAbortableTask],
] as const)('a %s that a tap starts', (_name, useHook) => {
  it('runs once however often it is tapped, and again after its answer', async () => {
    const screen = open(useHook);
    await screen.start('a');
    await screen.start('b');
    expect(screen.asked.map(({ input }) => input)).toEqual(['a']);
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ isPending: true, isError: false }),
    );

    await settle(() => screen.at(0).answer('answer'));
    expect(screen.onSuccess.mock.calls).toEqual([['answer', 'a']]);
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ isPending: false, isError: false }),
    );
    await screen.start('b');
    expect(screen.asked.map(({ input }) => input)).toEqual(['a', 'b']);
  });

  it('says that it failed until it is started again', async () => {
    const screen = open(useHook);
    const error = new Error('no');
    await screen.start('a');
    await settle(() => screen.at(0).fail(error));
    expect(screen.onError.mock.calls).toEqual([[error]]);
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ isPending: false, isError: true }),
    );
    await screen.start('b');
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ isPending: true, isError: false }),
    );
  });

  it.each(['answer', 'fail'] as const)(
    'is aborted when the screen is left, and a late %s tells nobody',
    async (how) => {
      const screen = open(useHook);
      await screen.start('a');
      screen.unmount();
      const { signal, answer, fail } = screen.at(0);
      expect(signal.aborted).toBe(true);
      await settle(() => (how === 'answer' ? answer('late') : fail(new Error('late'))));
      expect(screen.onSuccess).not.toHaveBeenCalled();
      expect(screen.onError).not.toHaveBeenCalled();
    },
  );

  it('can be started under strict mode, which mounts every screen twice', async () => {
    const screen = open(useHook, { isStrict: true });
    await screen.start('a');
    await settle(() => screen.at(0).answer('answer'));
    expect(screen.onSuccess).toHaveBeenCalledTimes(1);
  });

  it('is started by the same function over all renderings', async () => {
    const { result, start } = open(useHook);
    const before = result.current.start;
    await start('a');
    expect(result.current.start).toBe(before);
  });
});
