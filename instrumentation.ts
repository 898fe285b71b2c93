import type { Instrumentation } from 'next';

/**
 * Runs once when the server starts: checks the environment, so that a bad variable is named before the first visitor
 * comes, and starts what accompanies the server.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./lib/server/start');
  await startServer();
}

/** Every error that Next catches on the server, with the route it came from. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/observability/request-error');
  logRequestError(error, request, context);
};
