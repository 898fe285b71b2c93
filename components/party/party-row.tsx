'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatNeeds } from '@/lib/client-store/format-people';
import { toPersonNeeds } from '@/lib/client-store/party';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { SummaryButton } from '../ui/summary-button';
import { useHashDialog } from '../ui/use-hash-dialog';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { PARTY_HASH } from './use-choose-person';
import { usePersonNames } from './use-person-names';

const PartySheet = lazyWithFallback(async () => (await import('./party-sheet')).PartySheet);

/** Everyone at the table by name and needs; opens `PartySheet`. */
export function PartyRow() {
  const t = useTranslations('party');
  const results = useTranslations('results');
  const words = useTranslations('words');
  const names = usePersonNames();
  const { isOpen, open } = useHashDialog(PARTY_HASH);
  const [isLoaded, setIsLoaded] = useState(false);
  const guests = useAtomValue(guestsAtom);
  const isHydrated = useIsHydrated();
  // The server knows of nobody, and other parts of a page may have read the party before.
  const known = isHydrated ? (guests ?? []) : [];
  if (isOpen && !isLoaded) setIsLoaded(true);

  return (
    <>
      <SummaryButton action={known.length > 0 ? results('edit') : t('add')} onOpen={open}>
        <span className="font-bold">{known.length > 0 ? t('title') : t('eatingWith')}</span>
        {known.length > 0 ? (
          <span className="clauses block text-ink-soft [overflow-wrap:anywhere]">
            {joinWithDots([
              t('you'),
              ...known.map((guest, at) => {
                const needs = formatNeeds(words, toPersonNeeds(guest));
                return guest.nickname ? t('eats', { name: names[at + 1] ?? '', needs }) : needs;
              }),
            ])}
          </span>
        ) : null}
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
