/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAbortableTask } from '@/components/ui/use-abortable-task';

interface Call {
  input: string;
  signal: AbortSignal;
  resolve: (output: string) => void;
  reject: (error: Error) => void;
}

/** Runs a step and waits for the promises that it settles. */
const settle = (run: () => void) =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Hook under test with calls that the test resolves or rejects. */
function renderCall({ isStrict = false } = {}) {
  const calls: Call[] = [];
  const onSuccess = jest.fn<(output: string, input: string) => void>();
  const onError = jest.fn<(error: unknown) => void>();
  const { result, unmount } = renderHook(
    () =>
      useAbortableTask(
        (input: string, signal: AbortSignal) =>
          new Promise<string>(
            (resolve, reject) => void calls.push({ input, signal, resolve, reject }),
          ),
        { onSuccess, onError },
      ),
    { reactStrictMode: isStrict },
  );
  const getCall = (index: number): Call => {
    const call = calls[index];
    if (!call) throw new Error(`Call ${index} was not made`);
    return call;
  };
  const start = (input: string) => settle(() => result.current.start(input));
  return { calls, getCall, onSuccess, onError, result, start, unmount };
}

describe('an abortable task', () => {
  it('ignores further starts until its result arrives', async () => {
    const screen = renderCall();
    await screen.start('a');
    await screen.start('b');
    expect(screen.calls.map(({ input }) => input)).toEqual(['a']);
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ isPending: true, isError: false }),
    );

    await settle(() => screen.getCall(0).resolve('answer'));
    expect(screen.onSuccess.mock.calls).toEqual([['answer', 'a']]);
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ isPending: false, isError: false }),
    );
    await screen.start('b');
    expect(screen.calls.map(({ input }) => input)).toEqual(['a', 'b']);
  });

  it('reports an error until it is started again', async () => {
    const screen = renderCall();
    const error = new Error('no');
    await screen.start('a');
    await settle(() => screen.getCall(0).reject(error));
    expect(screen.onError.mock.calls).toEqual([[error]]);
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ isPending: false, isError: true }),
    );
    await screen.start('b');
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ isPending: true, isError: false }),
    );
  });

  it('reports what its callback throws', async () => {
    const screen = renderCall();
    const error = new Error('storage is full');
    screen.onSuccess.mockImplementation(() => {
      throw error;
    });
    await screen.start('a');
    await settle(() => screen.getCall(0).resolve('answer'));
    expect(screen.onError.mock.calls).toEqual([[error]]);
    expect(screen.result.current).toMatchObject({ isPending: false, isError: true });
  });

  it.each(['result', 'error'] as const)(
    'aborts on unmount, and calls no callback for a late %s',
    async (kind) => {
      const screen = renderCall();
      await screen.start('a');
      screen.unmount();
      const { signal, resolve, reject } = screen.getCall(0);
      expect(signal.aborted).toBe(true);
      await settle(() => (kind === 'result' ? resolve('late') : reject(new Error('late'))));
      expect(screen.onSuccess).not.toHaveBeenCalled();
      expect(screen.onError).not.toHaveBeenCalled();
    },
  );

  it('can be started in strict mode, which mounts twice', async () => {
    const screen = renderCall({ isStrict: true });
    await screen.start('a');
    await settle(() => screen.getCall(0).resolve('answer'));
    expect(screen.onSuccess).toHaveBeenCalledTimes(1);
  });

  it('returns a stable start function', async () => {
    const { result, start } = renderCall();
    const before = result.current.start;
    await start('a');
    expect(result.current.start).toBe(before);
  });
});
