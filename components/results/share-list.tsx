'use client';

import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { formatArea } from '@/lib/format/format-area';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { getOriginArea } from '@/lib/session/session';
import { searchAtom } from '@/lib/session/session-atoms';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { ActionIcon } from './action-icons';

const ShareListPanel = lazyWithFallback(
  async () => (await import('./share-list-panel')).ShareListPanel,
);

/**
 * Shares a list around an area; the link is made on a tap, to keep the list small. With an
 * allergy at the table a panel asks first. Lists around the visitor have `SharePosition`.
 */
export function ShareList() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const search = useAtomValue(searchAtom);
  const [outcome, setOutcome] = useState<string | null>(null);
  const area = search && getOriginArea(search.origin);
  const [isAsking, setIsAsking] = useState(false);
  if (!search || !area) return null;
  const place = formatArea(words, area);
  const text = t('restaurantsAround', { area: place });
  const hasAllergies = [search, ...(search.others ?? [])].some(
    ({ profile }) => profile && (profile.allergies.length > 0 || profile.otherSevere),
  );
  if (isAsking && hasAllergies)
    return (
      <Suspense fallback={null}>
        <ShareListPanel {...{ search, place, text }} />
      </Suspense>
    );
  const share = async () => {
    try {
      const { shareSearch } = await import('./share-search');
      setOutcome(await shareSearch(search, { text, locale, ui }));
    } catch (error) {
      console.error(error);
      setOutcome(getOfflineNotice(ui) ?? ui('loadFailed'));
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => (hasAllergies ? setIsAsking(true) : void share())}
        className={QUIET_ACTION_CLASS}
      >
        <ActionIcon name="share" />
        {t('shareList')}
      </button>
      <span role="status" className="order-last basis-full text-fine break-all">
        {outcome}
      </span>
    </>
  );
}
