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
import { MENU_INPUTS, menuDraftAtom, openMenuAtom } from '@/lib/menu-reader/open-menu';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { cardOriginAtom } from '@/lib/staff-card/card-atoms';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { LazyPartyRow } from '../party/lazy-party-row';
import { CHIP_CLASS } from '../ui/action-class';
import { Link } from '../ui/link';
import { useCurrentUrl } from '../ui/use-current-url';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { PhotoInput } from './photo-input';
import { ReadingStatus } from './reading-status';
import { useReading, type Reading } from './use-reading';

const PasteInput = lazy(() => import('./paste-input'));
const TypingInput = lazy(() => import('./typing-input'));
const StoredMenus = lazy(() => import('./stored-menus'));
const OfflineDownload = lazy(() => import('./offline-download'));
const SharedMenu = lazy(() => import('./shared-menu'));
const MenuPhotos = lazy(async () => ({ default: (await import('./menu-verdicts')).MenuPhotos }));
const MenuVerdicts = lazy(async () => ({
  default: (await import('./menu-verdicts')).MenuVerdicts,
}));
const PhotoPreview = lazy(async () => ({ default: (await import('./photo-view')).PhotoPreview }));

/** "Checked for strict vegan, no peanuts · Change". */
function CheckedForLine() {
  const t = useTranslations('menu');
  const diet = useDietSummary('profile');
  const profile = useAtomValue(profileAtom);
  const setOrigin = useSetAtom(cardOriginAtom);
  return (
    <p className="mt-1 min-h-6 break-keep text-ink-soft">
      {profile ? (
        <>
          {diet ? (
            <>
              {t.rich('checkedFor', {
                who: diet.text || t('everything'),
                b: (chunks) => <b className="text-ink">{chunks}</b>,
              })}{' '}
            </>
          ) : null}
          <Link
            href="/card"
            onClick={() => setOrigin({ path: '/menu' })}
            className="inline-block py-2 font-bold text-brand-strong underline underline-offset-4"
          >
            {diet
              ? t.rich('change', { more: (chunks) => <span className="sr-only">{chunks}</span> })
              : t('sayWhatYouEat')}
          </Link>
        </>
      ) : null}
    </p>
  );
}

/** Opens the menu in the URL once (`?menu=`). */
function useLinkedMenu(reopen: Reading['reopen']) {
  const menuId = useCurrentUrl()?.searchParams.get('menu') ?? null;
  const open = useEffectEvent(reopen);
  useEffect(() => {
    if (menuId === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void import('@/lib/store/menus')
      .then(({ getMenus }) => getMenus())
      .then((menus) => {
        const menu = menus.find(({ readAt }) => String(readAt) === menuId);
        if (menu) open(menu);
      });
  }, [menuId]);
}

/** Inputs for a menu, and the verdicts of the one that was read. */
export function MenuScreen({
  parts,
  children,
}: {
  parts: ReaderParts | null;
  /** Shown in place of the menu until there is one. */
  children?: ReactNode;
}) {
  const t = useTranslations('menu');
  const diet = useDietSummary('profile');
  const [menu, setMenu] = useAtom(openMenuAtom);
  const [draft, setDraft] = useAtom(menuDraftAtom);
  const [chosen, setChosen] = useState<number | null>(null);
  const reading = useReading();
  const isHydrated = useIsHydrated();
  useLinkedMenu(reading.reopen);
  const { input, photos } = draft;
  const { isPending, readPhotos, readText } = reading;
  const hasPhotos = menu !== null && menu.photos.length > 0;
  const hasSharedContent = isHydrated && window.location.hash.startsWith('#share');

  const readAnother = useCallback(() => {
    setMenu(null);
    setChosen(null);
    setDraft((before) => ({ ...before, photos: [] }));
    window.scrollTo({ top: 0 });
  }, [setMenu, setDraft]);

  return (
    <>
      <CheckedForLine />
      <LazyPartyRow />
      {input === 'photo' ? <p className="text-ink-soft">{t('photoStays')}</p> : null}
      <Suspense fallback={null}>
        {hasSharedContent ? (
          <SharedMenu
            onShared={({ text, photos: files }) => {
              setDraft((before) => ({ ...before, text, input: text ? 'paste' : 'photo' }));
              if (files.length > 0) readPhotos(files);
              else readText(text);
            }}
          />
        ) : null}
      </Suspense>
      <div className="mt-3 grid gap-3">
        <Suspense fallback={null}>
          {hasPhotos ? (
            <MenuPhotos menu={menu} diet={diet} chosen={chosen} onChoose={setChosen} />
          ) : null}
          {photos.map((file, index) => (
            <PhotoPreview key={index} file={file} />
          ))}
        </Suspense>
        {/* Outside of `Suspense`: the server would stream it after the page. */}
        {menu === null && photos.length === 0 && input === 'photo' ? children : null}
        {input === 'photo' ? (
          <PhotoInput hasPhotos={hasPhotos} isBusy={isPending} onPhotos={readPhotos} />
        ) : null}
        <Suspense fallback={null}>
          {input === 'paste' ? (
            <PasteInput
              isShort={menu !== null}
              isBusy={isPending}
              onText={readText}
              onPhotos={readPhotos}
            />
          ) : null}
          {input === 'type' ? <TypingInput diet={diet} /> : null}
        </Suspense>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div role="group" aria-label={t('ways')} className="flex flex-wrap gap-2">
          {MENU_INPUTS.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === input}
              onClick={() => setDraft({ ...draft, input: option })}
              className={CHIP_CLASS}
            >
              {t(`wayNames.${option}`)}
            </button>
          ))}
        </div>
      </div>
      <ReadingStatus reading={reading} />
      <Suspense fallback={null}>
        {menu ? (
          <MenuVerdicts
            menu={menu}
            diet={diet}
            chosen={chosen}
            onChoose={setChosen}
            onReadAnother={readAnother}
          />
        ) : null}
        {isHydrated ? (
          <>
            <StoredMenus openedAt={menu?.readAt ?? null} onOpen={reading.reopen} />
            {parts ? <OfflineDownload parts={parts} /> : null}
          </>
        ) : null}
      </Suspense>
    </>
  );
}
