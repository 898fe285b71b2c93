import autocannon, { type Client, type Options } from 'autocannon';

export interface LoadResult {
  /** Latencies in milliseconds, in order of arrival. */
  ms: number[];
  perSecond: number;
  /** Broken connections, timeouts and every status except 2xx and the expected one. */
  failed: number;
}

/** Runs autocannon, with one connection by default. */
export async function runAutocannon(
  options: Options,
  expectedStatus?: number,
): Promise<LoadResult> {
  const ms: number[] = [];
  let expectedCount = 0;
  const setupClient = (client: Client) => {
    // Missing in its types. Decoding every body as text takes longer for compressed bytes than the
    // server needs to send them.
    const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(): void } };
    if (!options.requests) pipelinedRequests.addBody = () => undefined;
    client.on('response', (status, _bytes, answerMs) => {
      ms.push(answerMs);
      if (status === expectedStatus) expectedCount += 1;
    });
  };
  const result = await autocannon({ connections: 1, ...options, setupClient });
  const failed = result.errors + result.timeouts + result.non2xx - expectedCount;
  return { ms, perSecond: result.requests.average, failed };
}
