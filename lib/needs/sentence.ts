import {
  toPreferenceSentence,
  type DietaryRestrictions,
  type PersonNeeds,
} from '@kioot/engine/needs';
import type { TableNeeds } from './need';

/** Needs of one person on the wire of the four calls. */
interface SentenceNeeds {
  /** Preference as a Korean sentence (specification section 7). */
  userPref: string;
  /** Restrictions beside the preference. Beyond the specification. */
  profile?: DietaryRestrictions | undefined;
}

/** Needs of a table on the wire of the four calls. */
export interface SentenceTable extends SentenceNeeds {
  /** People who eat with the visitor. Beyond the specification; never sent to a tourism backend. */
  others?: readonly SentenceNeeds[] | undefined;
}

const toSentence = ({ need, profile }: PersonNeeds): SentenceNeeds => ({
  userPref: toPreferenceSentence(need),
  profile,
});

/**
 * Needs of a table as sentences, read by `request-schema.ts`.
 * @example
 * toSentences({ need: { kind: 'halal' } }) // => { userPref: '할랄 음식만' }
 */
export const toSentences = ({ others, ...first }: TableNeeds): SentenceTable => ({
  ...toSentence(first),
  ...(others ? { others: others.map(toSentence) } : {}),
});
