import { useTranslations } from 'next-intl';
import { toNamedDishPath } from '@/lib/dishes/dish-path';
import type { OrderedDish } from '@/lib/order/order-card';
import { DishLink } from '../ui/dish-link';

const STEP_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-full border-2 border-line-strong bg-surface text-lead font-bold aria-disabled:border-line aria-disabled:text-ink-soft';

interface DishCounterProps {
  dish: OrderedDish;
  isFull: boolean;
  onChange: (count: number) => void;
}

/** Row of a dish with − count +. Buttons stay focusable at their bounds. */
export function DishCounter({ dish: { ko, en, count }, isFull, onChange }: DishCounterProps) {
  const t = useTranslations('order');
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 rounded-control border-2 border-line bg-surface py-1 pr-1.5 pl-3">
      <span className="min-w-0 flex-1 basis-24 [overflow-wrap:anywhere] break-keep">
        <DishLink path={toNamedDishPath(ko)}>
          <span className="font-bold">{en}</span>
        </DishLink>{' '}
        {en === ko ? null : (
          <span lang="ko" className="text-ink-soft">
            {ko}
          </span>
        )}
      </span>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={t('fewer', { dish: en })}
          aria-disabled={count === 0}
          onClick={() => {
            if (count > 0) onChange(count - 1);
          }}
          className={STEP_CLASS}
        >
          −
        </button>
        <span className="min-w-6 text-center font-bold tabular-nums">{count}</span>
        <button
          type="button"
          aria-label={t('more', { dish: en })}
          aria-disabled={isFull}
          onClick={() => {
            if (!isFull) onChange(count + 1);
          }}
          className={STEP_CLASS}
        >
          +
        </button>
      </div>
    </li>
  );
}
