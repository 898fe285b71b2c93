import type { BrowserContext } from '@playwright/test';

/** Records all requests of pages and workers with their body sizes. */
export function recordRequests(context: BrowserContext) {
  const requests: { url: URL; method: string; body: number }[] = [];
  context.on('request', (request) =>
    requests.push({
      url: new URL(request.url()),
      method: request.method(),
      body: request.postDataBuffer()?.length ?? 0,
    }),
  );
  return requests;
}
