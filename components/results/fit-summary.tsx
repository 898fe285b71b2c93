import { useTranslations } from 'next-intl';
import {
  getFitKind,
  getKnownFor,
  getQuestions,
  toFitText,
  toSevereText,
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
function QuestionLine({ dish, about, tell, isFirst }: Question & { isFirst: boolean }) {
  const t = useTranslations('results');
  const place = () => <BothWords {...dish} />;
  const asked = { dish: place, about, tell: tell ?? '' };
  return (
    <span className={isFirst ? undefined : 'block'}>
      {t.rich(about ? (tell ? 'askAndTellAt' : 'askAt') : 'tellAt', asked)}
    </span>
  );
}

interface FitSummaryProps {
  /** In the language of the page. */
  restaurant: Restaurant;
  /** Whom the card is for: `lib/search/checked-for.ts`. */
  checkedFor: string | undefined;
}

/** What to eat there, how sure that is, and what to ask about because no menu says it. */
export function FitSummary({ restaurant, checkedFor }: FitSummaryProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const fit = getFitKind(restaurant, checkedFor);
  if (fit === 'unchecked') {
    return (
      <p className="font-bold">
        <FitIcon fit={fit} />
        {toFitText(words, restaurant, fit)}
      </p>
    );
  }
  const { words: known, from } = getKnownFor(words, restaurant);
  const more = known.length - MAX_WORDS;
  const questions = fit ? getQuestions(words, restaurant) : [];
  const moreQuestions = questions.length - MAX_QUESTIONS;
  const warnings = fit
    ? (['often', 'sometimes'] as const).flatMap(
        (certainty) => toWarning(words, restaurant.hidden, certainty) ?? [],
      )
    : [];
  // What its shape, the dishes and the questions say already is for those who hear the page.
  const isSaid = restaurant.match?.justServes !== undefined || (fit === 'unknown' && !from);
  const severe = toSevereText(words, fit, checkedFor);
  const isAsked = known.length === 0 && questions.length > 0;
  const mark = fit ? (
    <>
      <FitIcon fit={fit} />
      <span className={isSaid ? 'mr-1.5 font-bold' : 'sr-only'}>
        {toFitText(words, restaurant, fit)}
      </span>
    </>
  ) : null;
  return (
    <>
      {isAsked || (known.length === 0 && !fit) ? null : (
        <p>
          {mark}
          {known.slice(0, MAX_WORDS).map((word, index) => (
            <span key={word.ko}>
              {index > 0 ? ' · ' : null}
              <BothWords {...word} />
            </span>
          ))}
          {more > 0 ? ` ${t('andMore', { count: more })}` : null}
          {from ? ` ${t('knownFrom', { from })}` : null}
        </p>
      )}
      {severe || questions.length > 0 || warnings.length > 0 ? (
        <p className="mt-1 rounded-lg bg-warn-soft px-2 py-0.5 text-warn [&_span]:text-inherit">
          {isAsked ? mark : null}
          {severe ? <strong>{severe}</strong> : null}
          {questions.slice(0, MAX_QUESTIONS).map((question, index) => (
            <QuestionLine key={question.dish.ko} isFirst={index === 0 && !severe} {...question} />
          ))}
          {moreQuestions > 0 ? (
            <span className="block">{t('andAtMoreDishes', { count: moreQuestions })}</span>
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
