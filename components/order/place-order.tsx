'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { Verdict } from '@kioot/engine';
import type { DishView } from '@kioot/engine/verdicts';
import { readStored } from '@/lib/browser-storage';
import { hasPartyAtom, profileAtom } from '@/lib/client-store/diet-profile-atoms';
import type { MenuPlace } from '@/lib/client-store/menu-place';
import { PARTY_KEY } from '@/lib/client-store/party-key';
import { buttonClass } from '../ui/button-class';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useHashDialog } from '../ui/use-hash-dialog';
import { useIsHydrated } from '../ui/use-is-hydrated';

const PlaceOrderSheet = lazyWithFallback(
  async () => (await import('./place-order-sheet')).PlaceOrderSheet,
);

interface PlaceOrderProps {
  dishes: readonly DishView[];
  halal: Verdict;
  place: MenuPlace;
  /** True where meals are usually for two. */
  isForTwo: boolean;
}

/** Main action of the page of a place: its dishes as an order in Korean. */
export function PlaceOrder(props: PlaceOrderProps) {
  const t = useTranslations('order');
  const profile = useAtomValue(profileAtom);
  const isPartyLoaded = useAtomValue(hasPartyAtom);
  const isHydrated = useIsHydrated();
  const hasParty = isPartyLoaded || (isHydrated && readStored('localStorage', PARTY_KEY) !== null);
  const { isOpen, open, close } = useHashDialog('#order');
  const [isUsed, setIsUsed] = useState(false);
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
          {hasParty ? t('openParty') : t('open')}
        </button>
      </div>
      {profile && (isUsed || isOpen) ? (
        <Suspense fallback={null}>
          <PlaceOrderSheet {...props} profile={profile} isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
