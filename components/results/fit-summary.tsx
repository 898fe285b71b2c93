import {
  getFitKind,
  getReasons,
  toFitText,
  toWarning,
  type LabelledWords,
} from '@/lib/words/fit-words';
import type { Preference } from '@/lib/engine';
import type { Restaurant } from '@/lib/search/contract';
import { FitIcon, Icon } from './icons';

/** How many dishes stand in the summary; the menu has the rest. */
const MAX_WORDS = 3;

function ReasonLine({ label, words }: LabelledWords) {
  const more = words.length - MAX_WORDS;
  return (
    <span className="block">
      <span className="font-bold">{label}: </span>
      {words.slice(0, MAX_WORDS).map(({ ko, en }, index) => (
        <span key={ko}>
          {index > 0 ? ', ' : null}
          {en ? `${en} ` : null}
          <span lang="ko" className={en ? 'break-keep text-ink-soft' : 'break-keep'}>
            {ko}
          </span>
        </span>
      ))}
      {more > 0 ? ` and ${more} more` : null}
    </span>
  );
}

/** How a place meets what the visitor eats, why, and what to ask about because no menu says it. */
export function FitSummary({
  restaurant,
  preference,
}: {
  restaurant: Restaurant;
  preference: Preference;
}) {
  const fit = getFitKind(restaurant, preference);
  if (!fit) return null;
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
