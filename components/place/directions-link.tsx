'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { toDirectionsUrl } from '@/lib/map-directions';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { mapAppAtom } from '@/lib/store/map-app';
import { ACTION_CLASS } from '../ui/action-class';
import { CardIcon } from '../results/card-icons';

interface DirectionsLinkProps {
  /** In the language of the page. */
  name: string;
  place: Pick<PlaceCard, 'title' | 'district' | 'mapx' | 'mapy'>;
}

/** Way to a place in the visitor's map app. */
export function DirectionsLink({ name, place }: DirectionsLinkProps) {
  const t = useTranslations('map');
  const mapApp = useAtomValue(mapAppAtom);
  return (
    <a
      href={toDirectionsUrl(place, mapApp)}
      target="_blank"
      rel="noopener"
      className={ACTION_CLASS}
    >
      <CardIcon name="map" />
      <span>
        {t.rich('directions', {
          place: name,
          unseen: (chunks) => <span className="sr-only">{chunks}</span>,
        })}
      </span>
    </a>
  );
}
