'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { SummaryButton } from '../ui/summary-button';
import { useHashDialog } from '../ui/use-hash-dialog';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { PARTY_HASH } from './use-choose-person';

const PartySheet = lazyWithFallback(async () => (await import('./party-sheet')).PartySheet);

/** Number of people who eat with the visitor; opens `PartySheet`. */
export function PartyRow() {
  const t = useTranslations('party');
  const results = useTranslations('results');
  const { isOpen, open } = useHashDialog(PARTY_HASH);
  const [isLoaded, setIsLoaded] = useState(false);
  const guests = useAtomValue(guestsAtom);
  const isHydrated = useIsHydrated();
  // The server knows of nobody, and other parts of a page may have read the party before.
  const count = isHydrated ? (guests?.length ?? 0) : 0;
  if (isOpen && !isLoaded) setIsLoaded(true);

  return (
    <>
      <SummaryButton action={count > 0 ? results('edit') : t('add')} onOpen={open}>
        <span className="font-bold">{t('eatingWith')}</span>{' '}
        <span className="text-ink-soft">{count > 0 ? t('more', { count }) : null}</span>
      </SummaryButton>
      {/* Outside of the form, which Enter in a field would submit. */}
      {isLoaded
        ? createPortal(
            <Suspense fallback={null}>
              <PartySheet />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
