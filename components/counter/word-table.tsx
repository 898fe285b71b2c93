import { useTranslations } from 'next-intl';
import type { CounterWord } from '@/lib/counter/counter-sections';

/** Words on a screen or a sign with their meanings; those to press look like buttons. */
export function WordTable({ words }: { words: readonly CounterWord[] }) {
  const t = useTranslations('counter');
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-3 gap-y-2">
      {words.map(({ id, ko, isButton }) => (
        <div key={id} className="contents">
          <dt lang="ko" className="flex flex-wrap gap-1 font-bold break-keep">
            {ko.map((spelling) => (
              <span
                key={spelling}
                className={
                  isButton
                    ? 'rounded-control border-2 border-line-strong bg-surface px-2 py-1'
                    : 'px-2 py-1'
                }
              >
                {spelling}
              </span>
            ))}
          </dt>
          <dd className="text-pretty">{t(`words.${id}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
