import { useAtom } from 'jotai';
import { usePathname } from 'next/navigation';
import { orderCountsAtom } from '@/lib/client-store/order-atoms';

type Counts = Readonly<Record<string, number>>;

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
