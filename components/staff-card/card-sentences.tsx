import type { Sentence, Keywords } from '@/lib/staff-card/staff-card';
import { useTranslations } from 'next-intl';
import { joinWithDots } from '@/lib/format/join-with-dots';
import type { PersonCard } from '@/lib/staff-card/table-card';
import { usePersonNames } from '../party/use-person-names';

/** Lines break between Korean words; inside a word only when it is wider than the screen. */
const KOREAN_CLASS = 'leading-[1.25] text-pretty break-keep [overflow-wrap:anywhere]';

/**
 * Keeps 먹을 수 and 안 됩니다 on one line: either half alone at the start of a line is hard to read aloud.
 */
function insertNoBreakSpaces(ko: string): string {
  return ko.replace(/ (수|됩니다)(?=[ .])/g, '\u00a0$1');
}

/**
 * Splits a Korean sentence at its foods; each starts a word, so that 게 is not found in 맵게.
 * @example
 * splitAtNouns('새우는 안 됩니다.', ['새우']);
 * // => [{ text: '새우', isNoun: true }, { text: '는 안 됩니다.', isNoun: false }]
 */
function splitAtNouns(ko: string, nouns: readonly string[]): { text: string; isNoun: boolean }[] {
  const longestFirst = [...nouns].sort((a, b) => b.length - a.length);
  const parts: ReturnType<typeof splitAtNouns> = [];
  let from = 0;
  for (let at = 0; at < ko.length;) {
    const isStart = at === 0 || ko[at - 1] === ' ';
    const noun = isStart ? longestFirst.find((each) => ko.startsWith(each, at)) : undefined;
    if (noun === undefined) {
      at += 1;
      continue;
    }
    if (at > from) parts.push({ text: ko.slice(from, at), isNoun: false });
    parts.push({ text: noun, isNoun: true });
    at += noun.length;
    from = at;
  }
  return from < ko.length ? [...parts, { text: ko.slice(from), isNoun: false }] : parts;
}

/** One sentence: Korean for the staff, below it the same in the visitor's language. */
export function CardSentence({ sentence, isLoud }: { sentence: Sentence; isLoud?: boolean }) {
  return (
    <div>
      <p
        lang="ko"
        className={`${KOREAN_CLASS} ${isLoud ? 'text-[1.12em] font-extrabold' : 'font-medium'}`}
      >
        {splitAtNouns(insertNoBreakSpaces(sentence.ko), sentence.nouns ?? []).map(
          ({ text, isNoun }, at) =>
            isNoun ? (
              <b key={at} className="font-extrabold">
                {text}
              </b>
            ) : (
              text
            ),
        )}
      </p>
      <p className="mt-[0.05em] text-[max(0.55em,0.8125rem)] leading-[1.15] text-ink-soft">
        {sentence.translation}
      </p>
    </div>
  );
}

/** Group of sentences, the first one emphasized. Sizes are relative to the inherited font size. */
export function CardSentences({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <div className="space-y-[0.32em]">
      {sentences.map((sentence, index) => (
        <CardSentence key={sentence.ko} sentence={sentence} isLoud={index === 0} />
      ))}
    </div>
  );
}

/** Allergy warnings, marked by background, border and icon, not by color alone. */
export function AllergySentences({ sentences }: { sentences: readonly Sentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="rounded-card border-2 border-warn bg-warn-soft p-[0.5em]">
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className="float-left mt-[0.1em] mr-[0.35em] size-[1.35em] text-warn"
      >
        <path d="M12 2.5 22.5 21H1.5Z" fill="currentColor" />
        <path
          d="M12 9.5v5M12 17.6v.1"
          className="stroke-warn-soft"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <CardSentences sentences={sentences} />
    </div>
  );
}

/** Korean for the cross, read aloud by a screen reader. */
const CROSS_NAME = '안 됩니다';

/** Line at the top of a card that a cook reads at a glance: 새우 ✕ 계란 ✕ 고기 · 생선 · 육수 ✕. */
function KeywordLine({ keywords }: { keywords: readonly Keywords[] }) {
  const t = useTranslations('card');
  if (keywords.length === 0) return null;
  const foods = keywords
    .map(({ translation }) => translation)
    .reduce((before, next) => t('lists.next', { before, next }));
  return (
    <div>
      <p lang="ko" className="text-[1.1em] leading-[1.25] font-extrabold break-keep">
        {keywords.map(({ ko }) => (
          <span key={ko.join()} className="mr-[0.5em] inline-block">
            {joinWithDots(ko)}{' '}
            <span role="img" aria-label={CROSS_NAME} className="text-warn">
              ✕
            </span>{' '}
          </span>
        ))}
      </p>
      <p className="mt-[0.05em] text-[max(0.55em,0.8125rem)] leading-[1.15] text-ink-soft">
        {t('keywords', { foods })}
      </p>
    </div>
  );
}

/** Sentences about each person of a card, under their name where there are several. */
export function PeopleSentences({ people }: { people: readonly PersonCard[] }) {
  const names = usePersonNames();
  return people.map(({ position, keywords, allergies, diet }) => (
    <section key={position} aria-label={names[position]} className="space-y-[0.5em]">
      {people.length > 1 ? (
        <h2 className="mb-[0.3em] text-[max(0.7em,1rem)] font-bold text-ink-soft">
          {names[position]}
        </h2>
      ) : null}
      <KeywordLine keywords={keywords} />
      <AllergySentences sentences={allergies} />
      <CardSentences sentences={diet} />
    </section>
  ));
}
