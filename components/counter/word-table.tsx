import { useTranslations } from 'next-intl';
import type { CounterWord } from '@/lib/counter/counter-sections';

/** Words on a screen or a sign with their meanings; those to press look like buttons. */
export function WordTable({ words }: { words: readonly CounterWord[] }) {
  const t = useTranslations('counter');
  return (
    <dl className="mt-3 space-y-2">
      {words.map(({ id, ko, isButton }) => (
        <div key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <dt
            lang="ko"
            className="flex min-w-0 grow-2 basis-28 flex-wrap gap-1 font-bold break-keep"
          >
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
          <dd className="min-w-0 grow-3 basis-36 text-pretty">{t(`words.${id}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
