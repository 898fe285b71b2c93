'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { AREAS } from '@/lib/areas';
import { getDistanceM } from '@kioot/engine/geo';
import { sessionAtom } from '@/lib/session/session-atoms';
import { chooseLocationAtom } from '@/lib/session/wizard-atoms';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { formatArea } from '@/lib/format/format-area';
import { ChosenMark } from '../ui/chosen-mark';
import { Link } from '../ui/link';

/**
 * The 24 areas in two columns up to 600 px, three above, fewer with large text. Sorted by distance
 * once the visitor's position is known.
 */
export function AreaGrid() {
  const words = useTranslations('words');
  const { location: chosenLocation, position } = useAtomValue(sessionAtom);
  const chooseLocation = useSetAtom(chooseLocationAtom);
  const areas = position
    ? [...AREAS].sort((a, b) => getDistanceM(position, a) - getDistanceM(position, b))
    : AREAS;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8.25rem,34%),1fr))] gap-3 min-[601px]:grid-cols-[repeat(auto-fit,minmax(max(8.25rem,26%),1fr))]">
      {areas.map((area) => (
        <li key={area.id}>
          <Link
            href={WIZARD_STEPS.distance.path}
            aria-current={chosenLocation?.id === area.id ? 'true' : undefined}
            onClick={() => chooseLocation(area)}
            className="relative flex min-h-18 flex-col justify-center rounded-card border-2 border-line-strong bg-surface px-1 py-3 text-center shadow-card transition-[transform,box-shadow] duration-tap hover:border-brand active:translate-y-px active:shadow-press aria-current:border-brand aria-current:bg-brand-soft"
          >
            <span className="font-bold break-words">{formatArea(words, area)}</span>
            <span lang="ko" className="text-ink-soft">
              {area.location_ko}
            </span>
            {chosenLocation?.id === area.id ? <ChosenMark /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
