import 'server-only';
import { orderByRate } from '@kioot/engine/lexicon';
import type { CompactDishFacts } from '@kioot/engine/verdicts';

/** Facts with the most frequent ingredient of such dishes first: phones ask in the order of `contains`. */
export function withOrderedContents<Facts extends Pick<CompactDishFacts, 'contains'>>(
  ko: string,
  facts: Facts,
): Facts {
  const byName = new Map(facts.contains.map((substance) => [substance.name, substance]));
  const names = orderByRate(ko, [...byName.keys()]);
  return { ...facts, contains: names.flatMap((name) => byName.get(name) ?? []) };
}
