import { useTranslations } from 'next-intl';
import {
  getAskedDishes,
  getDishHighlights,
  getFitKind,
  formatFitLine,
  formatHiddenIngredients,
  formatSevereNotice,
  type FitKind,
  type TranslatedTerm,
} from '@/lib/format/format-match';
import { formatWon } from '@/lib/format/format-price';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { FitIcon } from './card-icons';

/** Dishes of a card without a verdict; else one, which the verdict is about. */
const MAX_DISHES = 3;

const FIT_COLORS: Readonly<Record<FitKind, string>> = {
  only: 'text-brand-strong',
  options: 'text-brand-strong',
  maybe: 'text-warn',
  unknown: 'text-ink-soft',
  unchecked: '',
};

function BilingualName({ ko, en }: TranslatedTerm) {
  return (
    <>
      {en ? <span className="font-bold">{en} </span> : null}
      <span lang="ko" className={en ? 'break-keep text-ink-soft' : 'font-bold break-keep'}>
        {ko}
      </span>
    </>
  );
}

interface DishesLineProps extends Pick<Restaurant, 'dishPrices'> {
  dishes: readonly TranslatedTerm[];
  max: number;
  /** Source of the dishes, if not the menu. */
  source?: string | null;
}

/** "Potato Pancake 감자전 · ₩8,000 and 2 more". */
function DishesLine({ dishes, max, source = null, dishPrices = [] }: DishesLineProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const more = dishes.length - max;
  return (
    <p>
      {dishes.slice(0, max).map((dish, index) => {
        const won = dishPrices.find((each) => each.dish === dish.ko)?.won;
        return (
          <span key={dish.ko}>
            {index > 0 ? '\u00a0· ' : null}
            <BilingualName {...dish} />
            {won === undefined ? null : `\u00a0· ${formatWon(words, won)}`}
          </span>
        );
      })}
      {more > 0 ? ` ${t('andMore', { count: more })}` : null}
      {source && dishes.length > 0 ? ` ${t('knownFrom', { from: source })}` : source}
    </p>
  );
}

interface FitSummaryProps {
  /** Localized to the page's language. */
  restaurant: Restaurant;
  /** Profile key of the match. */
  checkedFor: string | undefined;
}

/** Verdict with its reason, the dish it is about, and what to beware of. */
export function FitSummary({ restaurant, checkedFor }: FitSummaryProps) {
  const words = useTranslations('words');
  const fit = getFitKind(restaurant, checkedFor);
  const { dishPrices } = restaurant;
  const { terms, source } = getDishHighlights(words, restaurant);
  if (!fit) {
    return terms.length > 0 || source ? (
      <DishesLine dishes={terms} max={MAX_DISHES} {...{ source, dishPrices }} />
    ) : null;
  }
  const { headline, detail } = formatFitLine(words, restaurant, fit);
  const severe = formatSevereNotice(words, fit, checkedFor);
  const warning = fit === 'unchecked' ? null : formatHiddenIngredients(words, restaurant);
  const asked = fit === 'maybe' ? getAskedDishes(restaurant) : [];
  const dishes = asked.length > 0 ? asked : terms;
  return (
    <>
      <p className={FIT_COLORS[fit]}>
        <FitIcon fit={fit} />
        <span className="font-bold">{headline}</span>
        {/* The dot keeps screen readers from joining the texts. */}
        {detail ? `\u00a0· ${detail}` : null}
      </p>
      {severe ? (
        <p className="mt-1 rounded-lg bg-warn-soft px-2 py-0.5 font-bold text-warn">{severe}</p>
      ) : null}
      {fit !== 'unchecked' && (dishes.length > 0 || source) ? (
        <DishesLine
          {...{ dishes, dishPrices }}
          max={fit === 'unknown' ? MAX_DISHES : 1}
          source={asked.length > 0 ? null : source}
        />
      ) : null}
      {warning ? <p className="text-warn">{warning}</p> : null}
    </>
  );
}
