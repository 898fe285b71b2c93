'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

interface CallHandlers<Input, Output> {
  onSuccess: (output: Output, input: Input) => void;
  onError?: (error: Error) => void;
}

/**
 * A server call that a tap starts: a second tap while it runs sends nothing, and leaving the screen
 * aborts it without calling a handler.
 */
export function useCall<Input, Output>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
  { onSuccess, onError }: CallHandlers<Input, Output>,
) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending, isError } = useMutation({
    mutationFn: ({ input, signal }: { input: Input; signal: AbortSignal }) => call(input, signal),
  });

  const start = useCallback(
    (input: Input) => {
      if (running.current && !running.current.signal.aborted) return;
      const controller = new AbortController();
      running.current = controller;
      mutate(
        { input, signal: controller.signal },
        {
          onSuccess: (output) => {
            if (!controller.signal.aborted) onSuccess(output, input);
          },
          onError: (error) => {
            if (!controller.signal.aborted) onError?.(error);
          },
          onSettled: () => {
            if (running.current === controller) running.current = null;
          },
        },
      );
    },
    [mutate, onSuccess, onError],
  );

  return { start, isPending, isError };
}
