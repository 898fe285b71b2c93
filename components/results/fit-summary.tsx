import {
  getFitKind,
  getQuestions,
  getReasons,
  toFitText,
  toWarning,
  type LabelledWords,
  type Question,
  type Word,
} from '@/lib/words/fit-words';
import type { Restaurant } from '@/lib/search/contract';
import { FitIcon, Icon } from './icons';

/** How many dishes stand in the summary; the menu has the rest. */
const MAX_WORDS = 3;

function BothWords({ ko, en }: Word) {
  return (
    <>
      {en ? `${en} ` : null}
      <span lang="ko" className={en ? 'break-keep text-ink-soft' : 'break-keep'}>
        {ko}
      </span>
    </>
  );
}

/** "Ask at Potato Pancake 감자전: egg?" */
function QuestionLine({ dish, about, tell }: Question) {
  return (
    <span className="block">
      <span className="font-bold">{about ? 'Ask at ' : 'Tell them at '}</span>
      <BothWords {...dish} />
      {about ? `: ${about}` : null}
      {tell ? ` (usually without ${tell}${about ? ': tell them' : ''})` : null}
    </span>
  );
}

function ReasonLine({ label, words }: LabelledWords) {
  const more = words.length - MAX_WORDS;
  return (
    <span className="block">
      <span className="font-bold">{label}: </span>
      {words.slice(0, MAX_WORDS).map((word, index) => (
        <span key={word.ko}>
          {index > 0 ? ', ' : null}
          <BothWords {...word} />
        </span>
      ))}
      {more > 0 ? ` and ${more} more` : null}
    </span>
  );
}

/** How a place meets what the visitor eats, why, and what to ask about because no menu says it. */
export function FitSummary({
  restaurant,
  checkedFor,
}: {
  restaurant: Restaurant;
  checkedFor: string | undefined;
}) {
  const fit = getFitKind(restaurant, checkedFor);
  if (!fit) return null;
  if (fit === 'unchecked') {
    return (
      <p className="flex gap-2 font-bold">
        <FitIcon fit={fit} />
        {toFitText(restaurant, fit)}
      </p>
    );
  }
  const often = toWarning(restaurant.hidden, 'often');
  const sometimes = toWarning(restaurant.hidden, 'sometimes');
  return (
    <>
      <div className="flex gap-2">
        <FitIcon fit={fit} />
        <p>
          <span className="font-bold">{toFitText(restaurant, fit)}</span>
          {getReasons(restaurant).map((reason) => (
            <ReasonLine key={reason.label} {...reason} />
          ))}
          {getQuestions(restaurant).map((question) => (
            <QuestionLine key={question.dish.ko} {...question} />
          ))}
        </p>
      </div>
      {often || sometimes ? (
        <div className="flex gap-2 rounded-control bg-warn-soft px-3 py-2 text-warn">
          <span className="pt-[0.2em]">
            <Icon name="warn" />
          </span>
          <p>
            {often ? <span className="block font-bold">{often}</span> : null}
            {sometimes ? <span className="block">{sometimes}</span> : null}
          </p>
        </div>
      ) : null}
    </>
  );
}
