import { useTranslations } from 'next-intl';
import type { CounterSection as Section, CounterWord } from '@/lib/counter/counter-sections';
import { SpokenSentence } from './spoken-sentence';

/** Words on a screen or a sign with their meanings; those to press look like buttons. */
function WordTable({ words }: { words: readonly CounterWord[] }) {
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

/** One stage of a visit: the words to read, then the sentences to show. */
export function CounterSection({ section: { id, words, sentences } }: { section: Section }) {
  const t = useTranslations('counter');
  const card = useTranslations('card');
  return (
    <section id={id} className="mt-8 scroll-mt-4">
      <h2 className="text-card">{t(`sections.${id}.title`)}</h2>
      <p className="mt-1 text-pretty">{t(`sections.${id}.text`)}</p>
      {words.length > 0 ? <WordTable words={words} /> : null}
      {sentences.length > 0 ? (
        <ul className="mt-4 space-y-2">
          {sentences.map(({ id: sentence, ko }) => (
            <SpokenSentence
              key={sentence}
              id={sentence}
              ko={ko}
              translation={t(`phrases.${sentence}`)}
              show={card('show')}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
