import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { toNamedDishPath } from '@/lib/dishes/dish';
import { formatVerdictLine } from '@/lib/format/format-dish-verdict';
import { formatRefusals, getRefusals, type OrderableDish } from '@/lib/order/order-card';
import { toTableVerdict } from '@/lib/place-page/match-party';
import { DishPeople } from '../party/dish-people';
import { DishLink } from '../ui/dish-link';
import { REASON_COLORS, VerdictMark } from '../ui/verdict-mark';

const STEP_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-full border-2 border-line-strong bg-surface text-lead font-bold aria-disabled:border-line aria-disabled:text-ink-soft';

interface DishCounterProps {
  dish: OrderableDish;
  count: number;
  /** True for a table, whose people are named. */
  isForTable: boolean;
  isFull: boolean;
  /** True after the first tap on a dish that is not for everyone. */
  isRefused: boolean;
  /** Given another count; `isSure` where the dish may be one that is not for everyone. */
  onChange: (dish: OrderableDish, count: number, isSure: boolean) => void;
}

/** The next thing to decide, and read aloud. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

/** Verdict on a dish in words, for one person or for everyone at the table. */
function DishVerdictText({
  dish: { verdicts },
  isForTable,
}: Pick<DishCounterProps, 'dish' | 'isForTable'>) {
  const menu = useTranslations('menu');
  const words = useTranslations('words');
  const [verdict] = verdicts;
  if (!verdict) return null;
  if (isForTable) {
    return (
      <DishPeople
        names={verdicts.map(({ diner }) => diner.name)}
        table={verdicts.map(({ diner }) => diner)}
        verdicts={verdicts}
      />
    );
  }
  return (
    <p className={`clauses text-fine ${REASON_COLORS[verdict.verdict]}`}>
      {formatVerdictLine(menu, words, verdict, verdict.diner.need.kind === 'meats')}
    </p>
  );
}

/**
 * Row of a dish with its verdict and − count +. Buttons stay focusable at their bounds. A dish that
 * is not for everyone is only ordered by the button that says so.
 */
export const DishCounter = memo(function DishCounter({
  dish,
  count,
  isForTable,
  isFull,
  isRefused,
  onChange,
}: DishCounterProps) {
  const t = useTranslations('order');
  const words = useTranslations('words');
  const party = useTranslations('party');
  const { ko, en, verdicts } = dish;
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 rounded-control border-2 border-line bg-surface py-1 pr-1.5 pl-3">
      {verdicts.length > 0 ? <VerdictMark verdict={toTableVerdict(verdicts).verdict} /> : null}
      <div className="min-w-0 flex-1 basis-24 [overflow-wrap:anywhere] break-keep">
        <DishLink path={toNamedDishPath(ko)}>
          <span className="font-bold">{en}</span>
        </DishLink>{' '}
        {en === ko ? null : (
          <span lang="ko" className="text-ink-soft">
            {ko}
          </span>
        )}
        <DishVerdictText dish={dish} isForTable={isForTable} />
      </div>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={t('fewer', { dish: en })}
          aria-disabled={count === 0}
          onClick={() => {
            if (count > 0) onChange(dish, count - 1, true);
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
            if (!isFull) onChange(dish, count + 1, count > 0);
          }}
          className={STEP_CLASS}
        >
          +
        </button>
      </div>
      {isRefused ? (
        <button
          ref={focusOnMount}
          type="button"
          onClick={() => onChange(dish, 1, true)}
          className="min-h-touch basis-full rounded-control border-2 border-danger px-3 py-2 text-left text-danger"
        >
          {formatRefusals(words, party, getRefusals(dish)).map((refusal) => (
            <span key={refusal.reason}>{t('notFor', { ...refusal })} </span>
          ))}
          <span className="font-bold underline">{t('orderAnyway')}</span>
        </button>
      ) : null}
    </li>
  );
});
