import { atom, useAtom } from 'jotai';
import { usePathname } from 'next/navigation';

type Counts = Readonly<Record<string, number>>;

/**
 * Counts of the dishes by Korean name, by page and menu. In memory: an order is still there after a
 * look at the page of a dish, and gone with the tab.
 */
const orderCountsAtom = atom<Readonly<Record<string, Counts | undefined>>>({});

/** Counts of the dishes of this page's menu by Korean name, and how to set one. */
export function useOrderCounts(
  dishes: readonly { ko: string }[],
): [Counts, (ko: string, count: number) => void] {
  const [counts, setCounts] = useAtom(orderCountsAtom);
  const menu = [usePathname(), ...dishes.map(({ ko }) => ko)].join('\n');
  return [
    counts[menu] ?? {},
    (ko, count) => setCounts((before) => ({ ...before, [menu]: { ...before[menu], [ko]: count } })),
  ];
}
