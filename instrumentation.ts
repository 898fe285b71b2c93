import type { Instrumentation } from 'next';

/**
 * Runs once at server start: validates the environment before the first request and starts the
 * background work.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./lib/server/start-server');
  await startServer();
}

/** Logs every error that Next catches on the server, with its route. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/observability/log');
  logRequestError(error, request, context);
};
