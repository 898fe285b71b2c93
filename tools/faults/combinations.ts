import { createRandom } from '../../__tests__/helpers/tourapi-world';
import { RECIPE_PAIRS, runRecipeCombinations, type RecipeCombination } from './recipes';
import type { ReportLoss } from './scenario';
import { CALL_NAMES, runSearchCombinations, SEARCH_PAIRS, type SearchCombination } from './search';
import { runSyncCombinations, SYNC_PAIRS, type SyncCombination } from './sync';

/**
 * Runs `count` combinations of upstream, fault and moment, shuffled by `seed`: each once before any
 * repeats.
 */
export async function runCombinations(
  count: number,
  seed: number,
  reportLoss: ReportLoss,
): Promise<void> {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const search: SearchCombination[] = [];
  const recipes: RecipeCombination[] = [];
  const sync: SyncCombination[] = [];
  const kinds = [
    ...SEARCH_PAIRS.map((pair) => (at: number) => {
      search.push({ ...pair, call: pick(CALL_NAMES) ?? 'search', at });
    }),
    ...RECIPE_PAIRS.map((pair) => (at: number) => void recipes.push({ ...pair, at })),
    ...SYNC_PAIRS.map((pair) => (at: number) => void sync.push({ ...pair, at })),
  ];
  let deck: typeof kinds = [];
  for (let at = 1; at <= count; at += 1) {
    if (deck.length === 0) deck = [...kinds];
    const [deal] = deck.splice(Math.floor(random() * deck.length), 1);
    deal?.(at);
  }
  const loseOf =
    (upstream: string) =>
    (
      { at, fault, moment, ...rest }: { at: number; fault: string; moment: string; call?: string },
      what: string,
    ) =>
      reportLoss(
        `${upstream} that ${fault}, ${moment}${rest.call ? `, ${rest.call}` : ''} (${at}): ${what}`,
      );
  await Promise.all([
    runSearchCombinations(search, loseOf('backend')),
    runRecipeCombinations(recipes, loseOf('database')),
    runSyncCombinations(sync, loseOf('tourism API')),
  ]);
}
