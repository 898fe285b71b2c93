'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { useHasParty } from '../party/use-has-party';
import { DishLine } from '../ui/dish-line';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useDishFacts, type DishListProps } from './dish-facts';
import { HowWeKnow } from './how-we-know';
import { loadMatched } from './load-matched';

const MatchedDishes = lazyWithFallback(async () => (await loadMatched()).MatchedDishes);

/** Known dishes of a place, with their verdicts for a visitor with needs, and how they are known. */
export function DishList({ children, ...props }: DishListProps & { children?: ReactNode }) {
  const diet = useDietSummary();
  const hasParty = useHasParty();
  const plain = <PlainDishes {...props}>{children}</PlainDishes>;
  if (!hasParty && !diet?.hasRestrictions) return plain;
  return (
    <MatchedDishes fallback={plain} {...props} diet={diet}>
      {children}
    </MatchedDishes>
  );
}

function PlainDishes({ children, ...props }: DishListProps & { children: ReactNode }) {
  const t = useTranslations('places');
  const toFacts = useDishFacts(props);
  return (
    <>
      <ul aria-label={t('dishes')} className="divide-y divide-line">
        {props.dishes.map((dish) => (
          <li key={dish.ko} className="py-3">
            <DishLine {...toFacts(dish)} verdict={null} />
          </li>
        ))}
      </ul>
      {children ? <HowWeKnow>{children}</HowWeKnow> : null}
    </>
  );
}
