import { useTranslations } from 'next-intl';
import type { PlacePageData } from '@/lib/place-page/place-page-data';
import { formatSubwayLines } from '@/lib/place-page/format-place';
import { formatWalk } from '@/lib/format/walking-distance';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { CopyButton } from '../results/copy-button';
import { DirectionsLink } from './directions-link';

/** Nearest station with the walk from it. */
export function PlaceStation({ place: { station, restaurant } }: { place: PlacePageData }) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  if (!station) return null;
  return (
    <p className="break-keep text-ink-soft">
      {t.rich('station', {
        name: station.name,
        koreanName: station.ko,
        lines: formatSubwayLines(t, station.lines),
        walk: formatWalk(words, station.distanceM, restaurant.errorM !== undefined),
        side: t(`sides.${station.direction}`),
        ko: (name) => <span lang="ko">{name}</span>,
      })}
    </p>
  );
}

/** Address in Latin letters and Korean, to copy with the Korean name. */
export function PlaceAddress({
  restaurant,
  latinAddress,
}: Pick<PlacePageData, 'latinAddress'> & { restaurant: PlaceCard }) {
  const t = useTranslations('places');
  const results = useTranslations('results');
  const { title, title_eng: titleEng, addr1, district, mapx, mapy } = restaurant;
  if (!addr1) return null;
  const name = titleEng || title;
  const suffix = results('ofPlace', { name });
  return (
    <section className="mt-6">
      <h2 className="text-card">{t('address')}</h2>
      {latinAddress ? <p lang="ko-Latn">{latinAddress}</p> : null}
      <p lang="ko" className={latinAddress ? 'text-ink-soft' : undefined}>
        {addr1}
      </p>
      <p className="mt-2">
        {/* Fields that are sent to the phone. */}
        <DirectionsLink name={name} place={{ title, district, mapx, mapy }} />
      </p>
      <div className="-ml-2 flex flex-wrap items-center">
        <CopyButton label={results('copyName')} suffix={suffix} text={title} />
        <CopyButton label={results('copyAddress')} suffix={suffix} text={addr1} />
      </div>
    </section>
  );
}
