import { useTranslations } from 'next-intl';
import {
  formatHiddenIngredients,
  formatPill,
  getCardDish,
  getFitKind,
  getMenuReading,
  type CardDish,
  type FitKind,
} from '@/lib/format/format-match';
import { joinWithDots } from '@/lib/format/join-with-dots';
import type { PriceRange, PlaceCard } from '@/lib/search/contract/rec-contract';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { PriceText } from '../ui/price-text';
import { FitIcon } from './card-icons';

const ServiceChoice = lazyWithFallback(
  async () => (await import('./service-choice')).ServiceChoice,
);
const PartySummary = lazyWithFallback(async () => (await import('./party-summary')).PartySummary);

/** "Try" of a dish that fits, "About" of one to ask about, "Known for" of one of which nothing is known. */
export function getDishLabel(
  { match, dishes }: PlaceCard,
  fit: FitKind | null,
  { dish, isAsked, source }: CardDish,
): 'try' | 'ask' | 'known' | 'none' {
  if (isAsked) return 'ask';
  if (!fit) return 'try';
  if (source) return dishes ? 'known' : 'none';
  const isFitting = match?.groups.some(({ dishes }) => dishes.includes(dish?.ko ?? ''));
  return isFitting && fit !== 'maybe' && !match?.justServes ? 'try' : 'known';
}

interface DishLineProps extends Partial<Omit<CardDish, 'isAsked' | 'source'>> {
  label: ReturnType<typeof getDishLabel>;
  /** Prices of the meals, in place of that of the dish. */
  range?: PriceRange | undefined;
}

/** "Try: Potato Pancake 감자전 · ₩8,000", or "₩8,000–12,000 · Try: Potato Pancake 감자전". */
export function DishLine({ dish, price, label, range }: DishLineProps) {
  const t = useTranslations('results');
  if (!dish && !range) return null;
  const shownPrice = range ?? price;
  const priceText = shownPrice ? (
    <span>
      <PriceText price={shownPrice} />
    </span>
  ) : null;
  const renderDish = () => (
    <>
      {dish?.en ? `${dish.en} ` : null}
      <span lang="ko">{dish?.ko}</span>
    </>
  );
  return (
    <p className="fact-line text-ink-soft">
      {range ? priceText : null}
      {dish ? (
        <span className="elastic">{t.rich('dishLine', { label, dish: renderDish })}</span>
      ) : null}
      {range ? null : priceText}
    </p>
  );
}

interface FitSummaryProps {
  /** Localized to the page's language. */
  restaurant: PlaceCard;
  /** Profile key of the match. */
  checkedFor: string | undefined;
  /** Prices of the meals, to show beside the dish. */
  range?: PriceRange | undefined;
}

/** Verdict for the visitor, or for everyone at the table of a place that was matched with all. */
export function FitSummary(props: FitSummaryProps) {
  const visitorFit = <VisitorFit {...props} />;
  if (!props.restaurant.party) return visitorFit;
  return (
    <PartySummary fallback={<div className="min-h-12" />} {...props}>
      {visitorFit}
    </PartySummary>
  );
}

/** Verdict, what to beware of, the dish it is about, and the evidence, which its reader unfolds. */
function VisitorFit({ restaurant, checkedFor, range }: FitSummaryProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const fit = getFitKind(restaurant, checkedFor);
  const dish = getCardDish(words, restaurant, fit);
  const dishLine = <DishLine {...{ ...dish, range }} label={getDishLabel(restaurant, fit, dish)} />;
  if (!fit) return dishLine;
  const reading = getMenuReading(restaurant, fit);
  const choice = reading && <ServiceChoice {...{ restaurant, fit, reading, checkedFor }} />;
  if (reading === 'missing' || reading === 'nothing')
    return (
      <>
        {choice}
        <DishLine label="none" range={range} />
      </>
    );
  // Drinks or sides alone are no match, and no tick.
  const shownFit = restaurant.match?.justServes ? 'unknown' : fit;
  // One warning is enough: a question is one.
  const warning =
    fit === 'unchecked' || dish.isAsked ? null : formatHiddenIngredients(words, restaurant);
  const { headline, detail } = formatPill(words, restaurant, fit);
  const evidence = [detail, dish.dish ? dish.source : null].filter((text) => text !== null);
  return (
    <>
      {choice}
      <p>
        {reading ? `${t('ourReading')} ` : null}
        <span className="pill" data-fit={shownFit}>
          <FitIcon fit={shownFit} />
          {headline}
        </span>
        {warning ? <span className="text-warn"> {warning}</span> : null}
      </p>
      {dish.dish || !dish.source ? dishLine : <p className="text-ink-soft">{dish.source}</p>}
      {evidence.length > 0 ? <p className="evidence">{joinWithDots(evidence)}</p> : null}
    </>
  );
}
