'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { Verdict } from '@kioot/engine';
import { createDishExplainer, type DishView } from '@kioot/engine/verdicts';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { buttonClass } from '../ui/button-class';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useHashDialog } from '../ui/use-hash-dialog';

const OrderSheet = lazyWithFallback(async () => (await import('./order-sheet')).OrderSheet);

interface PlaceOrderProps {
  dishes: readonly DishView[];
  halal: Verdict;
  /** True where meals are usually for two. */
  isForTwo: boolean;
}

/** Main action of the page of a place: its dishes as an order in Korean. */
export function PlaceOrder({ dishes, halal, isForTwo }: PlaceOrderProps) {
  const t = useTranslations('order');
  const profile = useAtomValue(profileAtom);
  const diet = useDietSummary();
  const { isOpen, open, close } = useHashDialog('#order');
  const [isUsed, setIsUsed] = useState(false);
  const explain = diet?.hasRestrictions
    ? createDishExplainer(diet.need, diet.avoided, halal)
    : null;
  return (
    <>
      <div className="sticky bottom-0 z-10 -mx-page mt-auto border-t border-line bg-paper px-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <button
          type="button"
          onClick={() => {
            setIsUsed(true);
            open();
          }}
          className={buttonClass('primary', 'w-full')}
        >
          {t('open')}
        </button>
      </div>
      {profile && (isUsed || isOpen) ? (
        <Suspense fallback={null}>
          <OrderSheet
            dishes={dishes.map((dish) => ({
              ...{ ko: dish.ko, en: dish.en, isShared: dish.isShared },
              verdicts: explain ? [explain(dish)] : [],
            }))}
            profile={diet ? { ...profile, wish: profile.wish ?? diet.need } : profile}
            isForOne={isForTwo}
            isOpen={isOpen}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
