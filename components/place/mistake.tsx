import { useTranslations } from 'next-intl';
import type { PlaceMistake } from '@/lib/places/place-corrections';

/** Mistake on the page that an accepted report tells of, with the day of the report. */
export function Mistake({ kind, dish, reportedOn }: PlaceMistake) {
  const t = useTranslations('places');
  // Noon in UTC: the same day in Seoul, wherever the page is made.
  const day = new Date(`${reportedOn}T12:00:00Z`);
  return (
    <p className="mt-2 bg-warn-soft p-2 text-fine text-warn">
      {kind === 'dish' && dish !== undefined
        ? t.rich('mistakes.dish', { day, dish, ko: (name) => <span lang="ko">{name}</span> })
        : t(`mistakes.${kind === 'dish' ? 'menu' : kind}`, { day })}
    </p>
  );
}
