import {
  getFitKind,
  getKnownFor,
  getQuestions,
  toFitText,
  toWarning,
  type Question,
  type Word,
} from '@/lib/words/fit-words';
import type { Restaurant } from '@/lib/search/contract';
import { FitIcon } from './icons';

/** How many dishes stand on a card, and how many of those to ask about; the page of the place has the rest. */
const MAX_WORDS = 3;
const MAX_QUESTIONS = 2;

function BothWords({ ko, en }: Word) {
  return (
    <>
      {en ? <span className="font-bold">{en} </span> : null}
      <span lang="ko" className={en ? 'break-keep text-ink-soft' : 'font-bold break-keep'}>
        {ko}
      </span>
    </>
  );
}

/** "Ask at Potato Pancake 감자전: egg?" */
function QuestionLine({ dish, about, tell }: Question) {
  return (
    <span className="block">
      {about ? 'Ask at ' : 'Tell them at '}
      <BothWords {...dish} />
      {about ? `: ${about}` : null}
      {tell ? ` (usually without ${tell}${about ? ': tell them' : ''})` : null}
    </span>
  );
}

interface FitSummaryProps {
  restaurant: Restaurant;
  /** Whom the card is for: `lib/search/checked-for.ts`. */
  checkedFor: string | undefined;
}

/** What to eat there, how sure that is, and what to ask about because no menu says it. */
export function FitSummary({ restaurant, checkedFor }: FitSummaryProps) {
  const fit = getFitKind(restaurant, checkedFor);
  if (fit === 'unchecked') {
    return (
      <p className="flex gap-1.5 font-bold">
        <FitIcon fit={fit} />
        {toFitText(restaurant, fit)}
      </p>
    );
  }
  const { words, from } = getKnownFor(restaurant);
  const text = fit && toFitText(restaurant, fit);
  const isSaid = fit !== 'options' || restaurant.match?.justServes !== undefined;
  const more = words.length - MAX_WORDS;
  const questions = fit ? getQuestions(restaurant) : [];
  const moreQuestions = questions.length - MAX_QUESTIONS;
  const warnings = fit
    ? (['often', 'sometimes'] as const).flatMap(
        (certainty) => toWarning(restaurant.hidden, certainty) ?? [],
      )
    : [];
  return (
    <>
      {words.length > 0 || fit ? (
        <p className="flex gap-1.5">
          {fit ? <FitIcon fit={fit} /> : null}
          <span className="min-w-0">
            {words.slice(0, MAX_WORDS).map((word, index) => (
              <span key={word.ko}>
                {index > 0 ? ' · ' : null}
                <BothWords {...word} />
              </span>
            ))}
            {more > 0 ? ` and ${more} more` : null}
            {from ? ` (${from})` : null}
            {text ? (
              <span className={isSaid ? 'text-ink-soft' : 'sr-only'}>
                {words.length > 0 ? ' · ' : null}
                {text}
              </span>
            ) : null}
          </span>
        </p>
      ) : null}
      {questions.length > 0 || warnings.length > 0 ? (
        <p className="mt-1 rounded-lg bg-warn-soft px-2 py-0.5 text-warn [&_span]:text-inherit">
          {questions.slice(0, MAX_QUESTIONS).map((question) => (
            <QuestionLine key={question.dish.ko} {...question} />
          ))}
          {moreQuestions > 0 ? (
            <span className="block">
              {moreQuestions === 1 ? 'and at one more dish' : `and at ${moreQuestions} more dishes`}
            </span>
          ) : null}
          {warnings.map((warning) => (
            <span key={warning} className="block">
              {warning}
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}
