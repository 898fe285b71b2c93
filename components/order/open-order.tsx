'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { useHasParty } from '../party/use-has-party';
import { buttonClass } from '../ui/button-class';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useHashDialog } from '../ui/use-hash-dialog';
import type { OrderMenu } from './matched-order-sheet';

const MatchedOrderSheet = lazyWithFallback(
  async () => (await import('./matched-order-sheet')).MatchedOrderSheet,
);

/** Main action of the page of a place or a dish: an order in Korean. */
export function OpenOrder(props: OrderMenu) {
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
        <MatchedOrderSheet {...props} profile={profile} isOpen={isOpen} onClose={close} />
      ) : null}
    </>
  );
}
