'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

interface Callbacks<Input, Output> {
  onSuccess?: (output: Output, input: Input) => void;
  onError?: (error: unknown) => void;
}

/**
 * Asynchronous task of a screen: one run at a time, further starts are ignored. Unmounting and
 * `cancel` abort the run without a callback. A callback that throws is a failed run.
 */
export function useAbortableTask<Input, Output>(
  run: (input: Input, signal: AbortSignal) => Promise<Output>,
  { onSuccess, onError }: Callbacks<Input, Output>,
) {
  const [outcome, setOutcome] = useState<'none' | 'pending' | 'failed'>('none');
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  // Latest closures, to keep `start` stable.
  const latest = useRef({ run, onSuccess, onError });
  useEffect(() => {
    latest.current = { run, onSuccess, onError };
  });

  const start = useCallback((input: Input) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setOutcome('pending');
    const settle = (next: 'none' | 'failed', notify: () => void) => {
      if (controller.signal.aborted) return;
      running.current = null;
      setOutcome(next);
      notify();
    };
    latest.current
      .run(input, controller.signal)
      .then((output) => settle('none', () => latest.current.onSuccess?.(output, input)))
      .catch((error: unknown) => settle('failed', () => latest.current.onError?.(error)));
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setOutcome('none');
  }, []);

  return { start, cancel, isPending: outcome === 'pending', isError: outcome === 'failed' };
}
