'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

interface Callbacks<Input, Output> {
  onSuccess?: (output: Output, input: Input) => void;
  onError?: (error: unknown) => void;
}

interface AbortableInput<Input> {
  input: Input;
  controller: AbortController;
}

/**
 * `useMutation` with an abort signal: one run at a time, further starts are ignored. Unmounting and
 * `cancel` abort the run without a callback.
 */
export function useAbortableMutation<Input, Output>(
  run: (input: Input, signal: AbortSignal) => Promise<Output>,
  { onSuccess, onError }: Callbacks<Input, Output>,
) {
  const running = useRef<AbortController | null>(null);
  const { mutate, reset, variables, isPending, isError } = useMutation({
    mutationFn: ({ input, controller }: AbortableInput<Input>) => run(input, controller.signal),
    onSuccess: (output, { input, controller }) => {
      if (!controller.signal.aborted) onSuccess?.(output, input);
    },
    onError: (error, { controller }) => {
      if (!controller.signal.aborted) onError?.(error);
    },
    onSettled: (_output, _error, { controller }) => {
      if (!controller.signal.aborted) running.current = null;
    },
  });

  const start = useCallback(
    (input: Input) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      mutate({ input, controller });
    },
    [mutate],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    reset();
  }, [reset]);
  useEffect(() => cancel, [cancel]);

  return { start, cancel, input: variables?.input, isPending, isError };
}
