import { useTranslations } from 'next-intl';
import type { CounterSection as Section } from '@/lib/counter/counter-sections';
import { SpokenSentence } from './spoken-sentence';
import { WordTable } from './word-table';

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
