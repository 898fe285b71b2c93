'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { SummaryButton } from '../ui/summary-button';
import { useHashDialog } from '../ui/use-hash-dialog';
import { useIsHydrated } from '../ui/use-is-hydrated';

/** Hash of the URL while `PartySheet` is open. */
const PARTY_HASH = '#party';

const PartySheet = lazyWithFallback(async () => (await import('./party-sheet')).PartySheet);
/** Loaded for visitors who do not eat alone. */
const PartyNeeds = lazyWithFallback(async () => (await import('./party-needs')).PartyNeeds);

/** Everyone at the table by name and needs; opens `PartySheet`. */
export function PartyRow() {
  const t = useTranslations('party');
  const results = useTranslations('results');
  const { isOpen, open } = useHashDialog(PARTY_HASH);
  const [isLoaded, setIsLoaded] = useState(false);
  const guests = useAtomValue(guestsAtom);
  const isHydrated = useIsHydrated();
  // The server knows of nobody, and other parts of a page may have read the party before.
  const hasGuests = isHydrated && guests !== null && guests.length > 0;
  if (isOpen && !isLoaded) setIsLoaded(true);

  return (
    <>
      <SummaryButton action={hasGuests ? results('edit') : t('add')} onOpen={open}>
        <span className="font-bold">{hasGuests ? t('title') : t('eatingWith')}</span>
        {hasGuests ? <PartyNeeds /> : null}
      </SummaryButton>
      {/* Outside of the form, which Enter in a field would submit. */}
      {isLoaded
        ? createPortal(<PartySheet hash={PARTY_HASH} isOpen={isOpen} />, document.body)
        : null}
    </>
  );
}
