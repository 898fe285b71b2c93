'use client';

import { useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { SenderNeeds } from '@/lib/needs/join-link';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { updateSessionAtom } from '@/lib/session/session-atoms';
import { parseShareLink, type SharedSearch as Shared } from '@/lib/session/parse-share-link';
import { toUserPref } from '@/lib/needs/user-pref';
import { getOriginArea } from '@/lib/session/session';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { fetchContentIds } from '@/lib/search/client/search-client';
import { formatArea, formatRadius } from '@/lib/format/format-area';
import { buttonClass } from '../ui/button-class';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { Link } from '../ui/link';
import { useAbortableTask } from '../ui/use-abortable-task';
import { useCurrentUrl } from '../ui/use-current-url';
import { useRouter } from '../ui/use-router';

const Invitation = lazyWithFallback(async () => (await import('./invitation')).Invitation);

interface SharedSearchProps {
  /** Rendered on the server, to keep drawings out of the bundle. */
  searchingPicture: ReactNode;
  invalidPicture: ReactNode;
}

const loadStation = async (ko: string) =>
  (await import('@/lib/session/stations')).getStationArea(ko);

/** Sender of an invitation; null for a hash of which a part would be lost. */
async function loadSender(hash: string): Promise<{ needs: SenderNeeds | null } | null> {
  const { isPlainJoinHash, parseJoinHash } = await import('@/lib/needs/join-link');
  const needs = parseJoinHash(hash);
  return needs || isPlainJoinHash(hash) ? { needs } : null;
}

/**
 * Search that a link describes: looks up places and continues to the search for the people of the
 * link. An invitation is shown first.
 */
export function SharedSearch({ searchingPicture, invalidPicture }: SharedSearchProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const store = useStore();
  const router = useRouter();
  const query = useSearchParams().toString();
  const hash = useCurrentUrl()?.hash ?? null;
  const updateSession = useSetAtom(updateSessionAtom);
  const [isInvalid, setIsInvalid] = useState(false);
  const [sender, setSender] = useState<{ needs: SenderNeeds | null } | null>(null);
  const isInvitation = hash?.startsWith('#join') === true;
  const shared = useMemo(
    () => parseShareLink(new URLSearchParams(query), isInvitation ? '' : (hash ?? '')),
    [query, hash, isInvitation],
  );

  const { start, isError } = useAbortableTask(
    async ({ place, radius }: Shared, signal: AbortSignal) => {
      const invitation = isInvitation ? await loadSender(hash) : undefined;
      const origin = 'station' in place ? await loadStation(place.station) : place;
      if (!origin || invitation === null) return null;
      const { mapx, mapy } = origin;
      const contentIdList = await fetchContentIds({ mapx, mapy, radius }, { signal });
      const list = invitation ? null : await import('@/lib/client-store/shared-list-atoms');
      return { origin, contentIdList, invitation, list };
    },
    {
      onSuccess: (result, { radius, needs }) => {
        setIsInvalid(!result);
        if (!result) return;
        const { origin, contentIdList, invitation, list } = result;
        const { need } = list ? store.set(list.openSharedListAtom, needs) : needs;
        updateSession({
          ...{ radius, location: getOriginArea(origin), contentIdList, search: null },
          userPref: toUserPref(need),
          lookUp: { origin, radius },
        });
        if (invitation) setSender(invitation);
        if (!list) return;
        router.replace(WIZARD_STEPS.loading.path);
      },
      onError: (error) => console.error('Looking up the places of a shared search failed', error),
    },
  );
  useEffect(() => {
    if (shared && hash !== null) start(shared);
  }, [shared, hash, start]);

  if (!shared || isInvalid) {
    return (
      <>
        {invalidPicture}
        <h1 className="text-title">{t('linkIsLost')}</h1>
        <p className="text-balance text-ink-soft">{t('tellMeYourself')}</p>
        <Link href={WIZARD_STEPS.location.path} className={buttonClass()}>
          {t('start')}
        </Link>
      </>
    );
  }
  const radius = formatRadius(words, shared.radius);
  const area = 'id' in shared.place ? formatArea(words, shared.place) : null;
  if (sender) {
    return (
      <>
        {searchingPicture}
        <Invitation sender={sender.needs} {...{ area, radius }} />
      </>
    );
  }
  return (
    <>
      {searchingPicture}
      <h1 className="text-title">{t('listFromFriend')}</h1>
      <p role="status" className="clauses text-ink-soft">
        {isError
          ? (getOfflineNotice(ui) ?? t('failed'))
          : area === null
            ? t('lookingWithin', { radius })
            : t('lookingAroundArea', { area, radius })}
      </p>
      {isError ? (
        <button type="button" onClick={() => start(shared)} className={buttonClass()}>
          {t('tryAgain')}
        </button>
      ) : null}
    </>
  );
}
