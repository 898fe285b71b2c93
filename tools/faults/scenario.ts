/** Tells of something that was lost, in words. */
export type Lose = (what: string) => void;

/** One way in which something goes wrong, and what must be there all the same. */
export interface Scenario {
  readonly name: string;
  run(lose: Lose): Promise<void>;
}

/** Runs `work` over all items, so many at a time. */
export async function forEachOf<Item>(
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

/** Resolves with whether it became true in time. */
export async function isSoon(isTrue: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
