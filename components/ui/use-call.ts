'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

interface CallHandlers<Input, Output> {
  onSuccess: (output: Output, input: Input) => void;
  onError?: (error: unknown) => void;
}

/**
 * A server call that a tap starts: a second tap while it runs sends nothing; leaving the screen, or `cancel`, aborts it
 * without calling a handler.
 */
export function useCall<Input, Output>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
  { onSuccess, onError }: CallHandlers<Input, Output>,
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
  // What is current when it is called, so that `start` can stay the same function.
  const latest = useRef({ call, onSuccess, onError });
  useEffect(() => {
    latest.current = { call, onSuccess, onError };
  });

  const start = useCallback((input: Input) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setOutcome('pending');
    const settle = (next: 'none' | 'failed', tell: () => void) => {
      if (controller.signal.aborted) return;
      running.current = null;
      setOutcome(next);
      tell();
    };
    latest.current.call(input, controller.signal).then(
      (output) => settle('none', () => latest.current.onSuccess(output, input)),
      (error: unknown) => settle('failed', () => latest.current.onError?.(error)),
    );
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setOutcome('none');
  }, []);

  return { start, cancel, isPending: outcome === 'pending', isError: outcome === 'failed' };
}
