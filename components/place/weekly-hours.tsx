'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { getSeoulWeekday } from '@/lib/format/format-open-state';

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Opening hours from Monday on, with today (in Seoul) marked. */
export function WeeklyHours({ days }: { days: readonly { day: string; text: string }[] }) {
  const t = useTranslations('places');
  const today = useSyncExternalStore<number | null>(
    subscribe,
    () => getSeoulWeekday(Date.now()),
    () => null,
  );
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{t('hoursByDay')}</caption>
      <tbody>
        {days.map(({ day, text }, index) => (
          <tr
            key={day}
            aria-current={index === today ? 'date' : undefined}
            className="aria-[current]:bg-brand-soft aria-[current]:font-bold"
          >
            <th
              scope="row"
              className="w-28 rounded-l-control px-2 py-1 text-left align-top font-[inherit]"
            >
              {day}
              {index === today ? (
                <span className="text-fine text-brand-strong"> {t('today')}</span>
              ) : null}
            </th>
            <td className="rounded-r-control px-2 py-1">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
