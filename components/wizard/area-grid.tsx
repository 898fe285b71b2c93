'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { AREAS, type Area } from '@/lib/areas';
import { AREA_GROUPS } from '@/lib/area-groups';
import { getDistanceM } from '@kioot/engine/geo';
import { lastAreaAtom } from '@/lib/store/last-area';
import { sessionAtom } from '@/lib/session/session-atoms';
import { chooseLocationAtom } from '@/lib/session/wizard-atoms';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { formatArea } from '@/lib/format/format-area';
import { ChosenMark } from '../ui/chosen-mark';
import { Link } from '../ui/link';

const LINK_CLASS =
  'relative flex rounded-card border-2 border-line-strong bg-surface shadow-card transition-[transform,box-shadow] duration-tap hover:border-brand active:translate-y-px active:shadow-press aria-current:border-brand aria-current:bg-brand-soft';

/** Earlier area with the same center; undefined without one. */
const getSameArea = ({ id, mapx, mapy }: Area): Area | undefined =>
  AREAS.find((other) => other.id < id && other.mapx === mapx && other.mapy === mapy);

/**
 * The area of the last search, then the 24 areas by part of Seoul, or by distance once the
 * visitor's position is known. Two columns up to 600 px, three above, fewer with large text.
 */
export function AreaGrid() {
  const t = useTranslations('wizard');
  const words = useTranslations('words');
  const { location: chosenLocation, position } = useAtomValue(sessionAtom);
  const lastArea = useAtomValue(lastAreaAtom);
  const chooseLocation = useSetAtom(chooseLocationAtom);
  const groups = position
    ? [
        {
          name: 'nearest' as const,
          areas: [...AREAS].sort((a, b) => getDistanceM(position, a) - getDistanceM(position, b)),
        },
      ]
    : AREA_GROUPS;
  return (
    <>
      {lastArea ? (
        <Link
          href={WIZARD_STEPS.distance.path}
          onClick={() => chooseLocation(lastArea)}
          className={`${LINK_CLASS} mb-3 min-h-14 flex-wrap items-center justify-center gap-x-2 px-3 py-2`}
        >
          <span className="font-bold">
            {t('location.lastTime', { area: formatArea(words, lastArea) })}
          </span>
          <span lang="ko" className="text-ink-soft">
            {lastArea.location_ko}
          </span>
        </Link>
      ) : null}
      {groups.map(({ name, areas }) => (
        <section key={name} aria-labelledby={`areas-${name}`} className="mb-4">
          <h2
            id={`areas-${name}`}
            className="mb-2 w-fit max-w-full rounded-full bg-paper px-3 py-1 font-extrabold"
          >
            {t(`location.groups.${name}`)}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,34%),1fr))] gap-3 min-[601px]:grid-cols-[repeat(auto-fill,minmax(max(8.25rem,26%),1fr))]">
            {areas.map((area) => {
              const isChosen = chosenLocation?.id === area.id;
              const same = getSameArea(area);
              return (
                <li key={area.id} className="flex">
                  <Link
                    href={WIZARD_STEPS.distance.path}
                    aria-current={isChosen ? 'true' : undefined}
                    onClick={() => chooseLocation(area)}
                    className={`${LINK_CLASS} min-h-18 flex-1 flex-col justify-center px-1 py-3 text-center`}
                  >
                    <span className="font-bold break-words">{formatArea(words, area)}</span>
                    <span lang="ko" className="text-ink-soft">
                      {area.location_ko}
                    </span>
                    {same ? (
                      <span className="text-fine text-ink-soft">
                        {t('location.sameAs', { area: formatArea(words, same) })}
                      </span>
                    ) : null}
                    {isChosen ? <ChosenMark /> : null}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
