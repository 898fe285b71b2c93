import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatArea } from '@/lib/format/format-area';
import { findOrigins, indexOrigins } from '@/lib/session/find-origins';
import { chooseLocationAtom } from '@/lib/session/wizard-atoms';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { Link } from '../ui/link';

/** Areas, sights and stations of a name; each continues to the distance. */
export function AreaMatches({ query }: { query: string }) {
  const t = useTranslations('wizard');
  const words = useTranslations('words');
  const locale = useLocale();
  const chooseLocation = useSetAtom(chooseLocationAtom);
  const index = useMemo(
    () => indexOrigins((area) => formatArea(words, area), locale),
    [words, locale],
  );
  const found = findOrigins(index, query);
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'rounded-card bg-surface p-4'}>
        {found.length > 0 ? words('places', { count: found.length }) : t('location.nothingFound')}
      </p>
      <ul className="grid gap-2" aria-label={t('location.search')}>
        {found.map(({ name, ko, near, area }) => (
          <li key={`${ko} ${area.id} ${near}`}>
            <Link
              href={WIZARD_STEPS.distance.path}
              onClick={() => chooseLocation(area)}
              className="flex min-h-14 flex-wrap items-center gap-x-2 rounded-card border-2 border-line-strong bg-surface px-4 py-2 shadow-card hover:border-brand"
            >
              <span className="font-bold [overflow-wrap:anywhere]">{name}</span>
              <span lang="ko" className="text-ink-soft">
                {ko}
              </span>
              {near ? (
                <span className="text-fine text-ink-soft">
                  {t('location.from', { place: near })}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
