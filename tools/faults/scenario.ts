/** Reports a loss. */
export type ReportLoss = (what: string) => void;

/** A fault and its invariants. */
export interface Scenario {
  readonly name: string;
  run(reportLoss: ReportLoss): Promise<void>;
}

/** Runs `work` over all items with limited concurrency. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Polls until the condition is true; resolves to false after the time limit. */
export async function becomesTrue(
  isTrue: () => Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
