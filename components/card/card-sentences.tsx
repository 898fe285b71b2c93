import type { Sentence } from '@/lib/staff-card/card';

/** Korean breaks between words, and only where a word is wider than the phone within one. */
const KOREAN = 'leading-[1.35] text-pretty break-keep [overflow-wrap:anywhere]';

/** 먹을 수 and 안 됩니다 are each one breath: a line that begins with their second half is hard to read aloud. */
function bindShortWords(ko: string): string {
  return ko.replace(/ (수|됩니다)(?=[ .])/g, '\u00a0$1');
}

/** One sentence: Korean for the staff, the visitor's words beneath for the one who shows it. */
export function CardSentence({ sentence, isLoud }: { sentence: Sentence; isLoud?: boolean }) {
  return (
    <div>
      <p lang="ko" className={`${KOREAN} ${isLoud ? 'text-[1.12em] font-extrabold' : 'font-bold'}`}>
        {bindShortWords(sentence.ko)}
      </p>
      <p className="mt-[0.1em] text-[max(0.55em,0.8125rem)] leading-tight text-ink-soft">
        {sentence.words}
      </p>
    </div>
  );
}

/** Sentences that belong together, the first one said louder. Sizes follow the font size around them. */
export function CardSentences({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <div className="space-y-[0.5em]">
      {sentences.map((sentence, index) => (
        <CardSentence key={sentence.ko} sentence={sentence} isLoud={index === 0} />
      ))}
    </div>
  );
}

/** What must not happen: set apart by its ground, its edge and a sign, not by colour alone. */
export function AllergySentences({ sentences }: { sentences: readonly Sentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="rounded-card border-2 border-warn bg-warn-soft p-[0.6em]">
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
