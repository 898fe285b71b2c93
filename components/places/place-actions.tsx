'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Verdict } from '@kioot/engine';
import { createDishJudge } from '@kioot/engine/verdicts';
import { mapAppAtom } from '@/lib/kept/map-app-atoms';
import { toMapSearchUrl } from '@/lib/maps';
import { toCallLink } from '@/lib/phone';
import { toPlacePath } from '@/lib/places/path';
import type { Restaurant } from '@/lib/search/contract';
import { toUserPref } from '@/lib/session/preferences';
import { fillCardAtPageAtom } from '@/lib/staff-card/fill-atoms';
import { ACTION_CLASS } from '../ui/action';
import { useInLanguage } from '../ui/use-in-language';
import { Icon } from '../results/icons';
import { ToolIcon } from '../results/tool-icons';
import { SaveButton } from '../results/save-button';
import type { PlaceDish } from '@/lib/place-page/place';
import { ShareTile } from './share-tile';
import { TaxiCard } from './taxi-card';
import { TILE_CLASS } from './tile';
import { useWho } from '../profile/use-who';
import { Link } from '../ui/link';

/** What can be done with a place: four large, two small. */
export function PlaceActions({
  restaurant,
  dishes = [],
  halal = 'unknown',
}: {
  restaurant: Restaurant;
  /** What the card for the staff asks about: what the visitor would not order is left out. */
  dishes?: readonly PlaceDish[];
  halal?: Verdict;
}) {
  const t = useTranslations('places');
  const mapApp = useAtomValue(mapAppAtom);
  const fillCard = useSetAtom(fillCardAtPageAtom);
  const who = useWho();
  const { contentId, title, title_eng: titleEng, tel } = useInLanguage(restaurant);
  const of = titleEng || title;
  const call = toCallLink(tel);

  function ask() {
    const judge = who ? createDishJudge(who.need, who.avoided, halal) : null;
    const asked = dishes.filter((dish) => judge?.(dish).verdict !== 'no');
    const need = who?.isJudged ? who.need : null;
    const path = toPlacePath(contentId);
    fillCard({ path, dishes: asked.map(({ ko, en }) => ({ ko, en })), need });
  }

  const more = (words: ReactNode) => <span className="sr-only">{words}</span>;
  return (
    <>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        <a
          href={toMapSearchUrl(title, mapApp)}
          target="_blank"
          rel="noopener"
          className={TILE_CLASS}
        >
          <Icon name="map" />
          {t.rich('viewMap', { place: of, more })}
        </a>
        <TaxiCard restaurant={restaurant} />
        <Link href="/card" onClick={ask} className={TILE_CLASS}>
          <ToolIcon name="card" />
          {t('askStaff')}
        </Link>
        <ShareTile path={toPlacePath(contentId)} text={t('shareText', { name: of, title })} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <SaveButton restaurant={restaurant} userPref={toUserPref(who?.need ?? { kind: 'any' })} />
        {call ? (
          <a href={call.href} className={ACTION_CLASS}>
            <ToolIcon name="call" />
            {t.rich('call', { place: of, number: call.number, more })}
          </a>
        ) : null}
      </div>
    </>
  );
}
