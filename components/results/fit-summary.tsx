import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import {
  formatFitLine,
  formatHiddenIngredients,
  formatSevereNotice,
  getCardDish,
  getFitKind,
  getMenuReading,
  type CardDish,
  type FitKind,
} from '@/lib/format/format-match';
import { toNamedDishPath } from '@/lib/dishes/dish-path';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { Link } from '../ui/link';
import { PriceText } from '../ui/price-text';
import { FitIcon } from './card-icons';

const ServiceChoice = lazyWithFallback(
  async () => (await import('./service-choice')).ServiceChoice,
);
const PartySummary = lazyWithFallback(async () => (await import('./party-summary')).PartySummary);

const FIT_COLORS: Readonly<Record<FitKind, string>> = {
  only: 'text-brand-strong',
  options: 'text-brand-strong',
  maybe: 'text-warn',
  unknown: 'text-ink-soft',
  unchecked: '',
};

const LIST_SEPARATOR = ', ';

/** Names of a dish, with a link to its page; a line of several dishes has none. */
function DishName({ en, ko }: NonNullable<CardDish['dish']>) {
  const names = (
    <>
      {en ? <span className="font-bold">{en} </span> : null}
      <span lang="ko" className={en ? 'text-ink-soft' : 'font-bold'}>
        {ko}
      </span>
    </>
  );
  if (ko.includes(LIST_SEPARATOR)) return names;
  return (
    <Link href={toNamedDishPath(ko)} prefetch={false} className="dish-link">
      {names}
    </Link>
  );
}

/** "Potato Pancake 감자전 · ₩8,000"; the source of the dish, if not the menu. */
function DishLine({ dish, price, source }: Omit<CardDish, 'isAsked'>) {
  if (!dish && !source) return null;
  return (
    <p className="fact-line">
      {dish ? (
        <span className="elastic">
          <DishName {...dish} />
        </span>
      ) : null}
      {price ? (
        <span>
          <PriceText price={price} />
        </span>
      ) : null}
      {source ? <span>{source}</span> : null}
    </p>
  );
}

interface FitSummaryProps {
  /** Localized to the page's language. */
  restaurant: Restaurant;
  /** Profile key of the match. */
  checkedFor: string | undefined;
}

/** Verdict for the visitor, or for everyone at the table of a place that was matched with all. */
export function FitSummary(props: FitSummaryProps) {
  const visitorFit = <VisitorFit {...props} />;
  if (!props.restaurant.party) return visitorFit;
  return (
    <Suspense fallback={<div className="min-h-12" />}>
      <PartySummary {...props}>{visitorFit}</PartySummary>
    </Suspense>
  );
}

/** Verdict with its reason, the dish it is about, and what to beware of. */
function VisitorFit({ restaurant, checkedFor }: FitSummaryProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const fit = getFitKind(restaurant, checkedFor);
  const dish = getCardDish(words, restaurant, fit);
  const dishLine = <DishLine {...dish} />;
  if (!fit) return dishLine;
  const reading = getMenuReading(restaurant, fit);
  const choice = reading && (
    <Suspense fallback={null}>
      <ServiceChoice {...{ restaurant, fit, reading, checkedFor }} />
    </Suspense>
  );
  if (reading === 'missing' || reading === 'nothing') return choice;
  const { headline, detail } = formatFitLine(words, restaurant, fit);
  // Drinks or sides alone are no match, and no tick.
  const shownFit = restaurant.match?.justServes ? 'unknown' : fit;
  const severe = formatSevereNotice(words, fit, checkedFor);
  // One warning is enough: a question is one.
  const warning =
    fit === 'unchecked' || dish.isAsked ? null : formatHiddenIngredients(words, restaurant);
  return (
    <>
      {choice}
      <p className={FIT_COLORS[shownFit]}>
        <FitIcon fit={shownFit} />
        {reading ? `${t('ourReading')} ` : null}
        <span className="font-bold">{headline}</span>
        {/* The dot keeps screen readers from joining the texts. */}
        {detail ? `\u00a0· ${detail}` : null}
      </p>
      {severe ? <p className="font-bold text-warn">{severe}</p> : null}
      {dishLine}
      {warning ? <p className="text-warn">{warning}</p> : null}
    </>
  );
}
