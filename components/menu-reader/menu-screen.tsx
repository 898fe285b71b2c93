'use client';

import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import {
  type ReactNode,
  Suspense,
  lazy,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { WAYS, menuDraftAtom, openMenuAtom } from '@/lib/kept/menu-atoms';
import { profileAtom } from '@/lib/kept/profile-atoms';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { cardOriginAtom } from '@/lib/staff-card/atoms';
import { useWho } from '../profile/use-who';
import { CHIP_CLASS } from '../ui/action';
import { Link } from '../ui/link';
import { useAddress } from '../ui/use-address';
import { useIsOnPhone } from '../ui/use-is-on-phone';
import { PhotoWay } from './photo-way';
import { ReadingStatus } from './reading-status';
import { useReading, type Reading } from './use-reading';

const PasteWay = lazy(() => import('./paste-way'));
const TypeWay = lazy(() => import('./type-way'));
const KeptMenus = lazy(() => import('./kept-menus'));
const KeepOffline = lazy(() => import('./keep-offline'));
const SharedMenu = lazy(() => import('./shared-menu'));
const MenuPhotos = lazy(async () => ({ default: (await import('./menu-answer')).MenuPhotos }));
const MenuAnswer = lazy(async () => ({ default: (await import('./menu-answer')).MenuAnswer }));
const PhotoPreview = lazy(async () => ({ default: (await import('./photo-view')).PhotoPreview }));

/** "Checked for strict vegan, no peanuts · Change". */
function ForWhom() {
  const t = useTranslations('menu');
  const who = useWho('profile');
  const profile = useAtomValue(profileAtom);
  const setOrigin = useSetAtom(cardOriginAtom);
  return (
    <p className="mt-1 min-h-6 text-ink-soft">
      {profile ? (
        <>
          {who ? (
            <>
              {t.rich('checkedFor', {
                who: who.words || t('everything'),
                b: (words) => <b className="text-ink">{words}</b>,
              })}{' '}
            </>
          ) : null}
          <Link
            href="/card"
            onClick={() => setOrigin({ path: '/menu' })}
            className="inline-block py-2 font-bold text-brand-strong underline underline-offset-4"
          >
            {who
              ? t.rich('change', { more: (words) => <span className="sr-only">{words}</span> })
              : t('sayWhatYouEat')}
          </Link>
        </>
      ) : null}
    </p>
  );
}

/** Opens the menu that a link names, once. */
function useLinkedMenu(reopen: Reading['reopen']) {
  const wanted = useAddress()?.searchParams.get('menu') ?? null;
  const open = useEffectEvent(reopen);
  useEffect(() => {
    if (wanted === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void import('@/lib/kept/menus')
      .then(({ getMenus }) => getMenus())
      .then((menus) => {
        const menu = menus.find(({ readAt }) => String(readAt) === wanted);
        if (menu) open(menu);
      });
  }, [wanted]);
}

/** A menu to read, and what the one that was read says. */
export function MenuScreen({
  parts,
  children,
}: {
  parts: ReaderParts | null;
  /** Stands where the menu will, before there is one. */
  children?: ReactNode;
}) {
  const t = useTranslations('menu');
  const who = useWho('profile');
  const [menu, setMenu] = useAtom(openMenuAtom);
  const [draft, setDraft] = useAtom(menuDraftAtom);
  const [chosen, setChosen] = useState<number | null>(null);
  const reading = useReading();
  const isOnPhone = useIsOnPhone();
  useLinkedMenu(reading.reopen);
  const { way, photos } = draft;
  const { isPending, readPhotos, readText } = reading;
  const hasPhotos = menu !== null && menu.photos.length > 0;
  const hasShared = isOnPhone && window.location.hash.startsWith('#share');

  const readAnother = useCallback(() => {
    setMenu(null);
    setChosen(null);
    setDraft((before) => ({ ...before, photos: [] }));
    window.scrollTo({ top: 0 });
  }, [setMenu, setDraft]);

  return (
    <>
      <ForWhom />
      <p className="text-ink-soft">{t('photoStays')}</p>
      <Suspense fallback={null}>
        {hasShared ? (
          <SharedMenu
            onShared={({ text, photos: files }) => {
              setDraft((before) => ({ ...before, text, way: text ? 'paste' : 'photo' }));
              if (files.length > 0) readPhotos(files);
              else readText(text);
            }}
          />
        ) : null}
      </Suspense>
      <div className="mt-3 grid gap-3">
        <Suspense fallback={null}>
          {hasPhotos ? (
            <MenuPhotos menu={menu} who={who} chosen={chosen} onChoose={setChosen} />
          ) : null}
          {photos.map((file, at) => (
            <PhotoPreview key={at} file={file} />
          ))}
        </Suspense>
        {/* Outside what may wait: a server sends that behind the page, to be moved to its place by a script. */}
        {menu === null && photos.length === 0 && way === 'photo' ? children : null}
        {way === 'photo' ? (
          <PhotoWay hasPhotos={hasPhotos} isBusy={isPending} onPhotos={readPhotos} />
        ) : null}
        <Suspense fallback={null}>
          {way === 'paste' ? (
            <PasteWay
              isShort={menu !== null}
              isBusy={isPending}
              onText={readText}
              onPhotos={readPhotos}
            />
          ) : null}
          {way === 'type' ? <TypeWay who={who} /> : null}
        </Suspense>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div role="group" aria-label={t('ways')} className="flex flex-wrap gap-2">
          {WAYS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === way}
              onClick={() => setDraft({ ...draft, way: each })}
              className={CHIP_CLASS}
            >
              {t(`wayNames.${each}`)}
            </button>
          ))}
        </div>
        {menu ? (
          <span className="ml-auto font-bold">{t('dishCount', { count: menu.dishes.length })}</span>
        ) : null}
      </div>
      <ReadingStatus reading={reading} />
      <Suspense fallback={null}>
        {menu ? (
          <MenuAnswer
            menu={menu}
            who={who}
            chosen={chosen}
            onChoose={setChosen}
            onReadAnother={readAnother}
          />
        ) : null}
        {isOnPhone ? (
          <>
            <KeptMenus openedAt={menu?.readAt ?? null} onOpen={reading.reopen} />
            {parts ? <KeepOffline parts={parts} /> : null}
          </>
        ) : null}
      </Suspense>
    </>
  );
}
