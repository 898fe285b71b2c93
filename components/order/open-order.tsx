'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { DishView } from '@kioot/engine/verdicts';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import type { MenuPlace } from '@/lib/store/menu-place';
import type { DishPlace } from '@/lib/place-page/match-party';
import { useHasParty } from '../party/use-has-party';
import { buttonClass } from '../ui/button-class';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useHashDialog } from '../ui/use-hash-dialog';

const MatchedOrderSheet = lazyWithFallback(
  async () => (await import('./matched-order-sheet')).MatchedOrderSheet,
);

interface OpenOrderProps {
  dishes: readonly DishView[];
  /** Claims of the place of the dishes. */
  claims: DishPlace;
  /** Null away from a place, where no answer can be stored. */
  place: MenuPlace | null;
  /** True where meals are usually for two. */
  isForTwo: boolean;
}

/** Main action of the page of a place or a dish: an order in Korean. */
export function OpenOrder(props: OpenOrderProps) {
  const t = useTranslations('order');
  const profile = useAtomValue(profileAtom);
  const hasParty = useHasParty();
  const { isOpen, open, close } = useHashDialog('#order');
  const [isUsed, setIsUsed] = useState(false);
  return (
    <>
      <div className="sticky bottom-(--tab-bar) z-10 low:static -mx-page mt-auto border-t border-line bg-paper px-page py-3">
        <button
          type="button"
          onClick={() => {
            setIsUsed(true);
            open();
          }}
          className={buttonClass('primary', 'w-full')}
        >
          {hasParty ? t('openParty') : t('open')}
        </button>
      </div>
      {profile && (isUsed || isOpen) ? (
        <Suspense fallback={null}>
          <MatchedOrderSheet {...props} profile={profile} isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
