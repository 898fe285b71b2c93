import autocannon, { type Client, type Options } from 'autocannon';

export interface Answers {
  /** How long each took, in milliseconds, in the order they came. */
  ms: number[];
  perSecond: number;
  /** Broken connections, time-outs and every status but a 2xx or the one that was wanted. */
  failed: number;
}

/** Asks as autocannon does, over one connection unless more are wanted. */
export async function fire(options: Options, wanted?: number): Promise<Answers> {
  const ms: number[] = [];
  let wantedCount = 0;
  const setupClient = (client: Client) => {
    // What its types do not name. It decodes each body as text, also where nobody reads it: that takes longer for
    // compressed bytes than the server takes to send them.
    const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(): void } };
    if (!options.requests) pipelinedRequests.addBody = () => undefined;
    client.on('response', (status, _bytes, answerMs) => {
      ms.push(answerMs);
      if (status === wanted) wantedCount += 1;
    });
  };
  const result = await autocannon({ connections: 1, ...options, setupClient });
  const failed = result.errors + result.timeouts + result.non2xx - wantedCount;
  return { ms, perSecond: result.requests.average, failed };
}
