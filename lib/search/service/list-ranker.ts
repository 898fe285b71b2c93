import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  createRanker,
  sinkOld,
  type Candidates,
  type Fit,
  type GuestFit,
  type PartyRanker,
  type PlaceBlock,
  type PreferenceMatch,
  type PlaceFacts,
} from '@kioot/engine';
import type { PersonNeeds } from '@kioot/engine/needs';
import type { TableNeeds } from '../../needs/need';
import { isChainBranch, isOldPlaceId } from '../../places/snapshot-facts';
import type { PlaceIndex } from '../../places/place-index';
import type { createCardMapper } from './card-mapper';
import { createRankerOfParty } from './search-needs';

/** Cached rankers, some hundred kilobytes each. */
const MAX_RANKERS = 40;

/** Candidates in list order; places of unknown menus last. */
export interface RankedCandidates {
  order: readonly number[];
  fits: readonly Fit[];
  /** For a party: fit of who is worst off. */
  partyFits?: readonly GuestFit[];
}

/** Ranks for one person or a party. */
export interface ListRanker {
  rank(
    block: PlaceBlock,
    candidates: Candidates,
    isChainBranch?: (row: number) => boolean,
  ): RankedCandidates;
  /** Match of the visitor. */
  match(diet: PlaceFacts): PreferenceMatch;
  /** Null for one person. */
  party: PartyRanker | null;
}

/** Fit of a place in the counts of a list: `none` where someone of the party eats nothing. */
const FIT_OF_PARTY: Readonly<Record<GuestFit, Fit>> = {
  yes: 'options',
  question: 'maybe',
  ask: 'maybe',
  unknown: 'unknown',
  no: 'none',
};

/** Adapts the ranker of a party. */
function createPartyListRanker(
  party: PartyRanker,
  match: (diet: PlaceFacts) => PreferenceMatch,
): ListRanker {
  return {
    party,
    match,
    rank(block, candidates) {
      const { order, fits } = party.rank(block, candidates);
      return { order, fits: fits.map((fit) => FIT_OF_PARTY[fit]), partyFits: fits };
    },
  };
}

/** Creates the cache of rankers by needs. */
export function createListRankers(): (needs: TableNeeds) => ListRanker {
  const rankers = new LRUCache<string, ListRanker>({ max: MAX_RANKERS });

  function getRanker({ need, profile }: PersonNeeds): ListRanker {
    const key = JSON.stringify([need, profile]);
    const ranker = rankers.get(key) ?? { ...createRanker(need, profile), party: null };
    rankers.set(key, ranker);
    return ranker;
  }

  return (needs) => {
    const alone = getRanker(needs);
    if (!needs.others) return alone;
    const key = JSON.stringify(needs);
    const known = rankers.get(key);
    if (known) return known;
    const party = createRankerOfParty(needs);
    const ranker = party ? createPartyListRanker(party, alone.match) : alone;
    rankers.set(key, ranker);
    return ranker;
  };
}

/** Ranked candidates with old places behind those known to be alive. */
export function withOldLast(
  ranked: RankedCandidates,
  isOld: (at: number) => boolean,
): RankedCandidates {
  const positions = sinkOld(ranked, isOld);
  const reorder = <T>(list: readonly T[]): T[] =>
    positions.flatMap((position) => list.slice(position, position + 1));
  return {
    order: reorder(ranked.order),
    fits: reorder(ranked.fits),
    ...(ranked.partyFits ? { partyFits: reorder(ranked.partyFits) } : {}),
  };
}

/** Ranks rows of an index. */
export function rankRows(
  { rank }: ListRanker,
  { verdicts, getContentId }: PlaceIndex,
  candidates: Candidates,
): RankedCandidates {
  const getId = (row: number | undefined) => getContentId(row ?? NaN);
  const ranked = rank(verdicts, candidates, (row) => isChainBranch(getId(row)));
  return withOldLast(ranked, (at) => isOldPlaceId(getId(candidates.rows[at])));
}

/** Rankers and texts that the calls of a service share. */
export interface ServiceParts {
  getRanker: ReturnType<typeof createListRankers>;
  createRowMapper: ReturnType<typeof createCardMapper>['createRowMapper'];
}
