import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  createPartyRanker,
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
import { toPeople, type TableNeeds } from '../../needs/need';
import type { PlaceIndex } from '../../places/place-index';
import { isChainBranch, isOldPlaceId } from '../../places/snapshot-store';

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

/** Needs of a request, to compare searches by. */
export const getTableNeeds = ({ need, profile, others = [] }: TableNeeds): TableNeeds =>
  others.length > 0 ? { need, profile, others } : { need, profile };

/** Ranker of a party; null for one person. */
export const createRankerOfParty = (needs: TableNeeds): PartyRanker | null =>
  needs.others ? createPartyRanker(toPeople(needs)) : null;

function createListRanker(needs: TableNeeds): ListRanker {
  const alone = createRanker(needs.need, needs.profile);
  const party = createRankerOfParty(needs);
  if (!party) return { ...alone, party };
  return {
    party,
    match: alone.match,
    rank(block, candidates) {
      const { order, fits } = party.rank(block, candidates);
      return { order, fits: fits.map((fit) => FIT_OF_PARTY[fit]), partyFits: fits };
    },
  };
}

/** Creates the cache of rankers by needs. */
export function createListRankers(): (needs: TableNeeds) => ListRanker {
  const rankers = new LRUCache<string, ListRanker>({ max: MAX_RANKERS });
  return (needs) => {
    const key = JSON.stringify(needs);
    const ranker = rankers.get(key) ?? createListRanker(needs);
    rankers.set(key, ranker);
    return ranker;
  };
}

/** Ranks rows of an index, with old places behind those known to be alive. */
export function rankRows(
  { rank }: ListRanker,
  { verdicts, getContentId }: PlaceIndex,
  candidates: Candidates,
): RankedCandidates {
  const getId = (row: number | undefined) => getContentId(row ?? NaN);
  const ranked = rank(verdicts, candidates, (row) => isChainBranch(getId(row)));
  const positions = sinkOld(ranked, (at) => isOldPlaceId(getId(candidates.rows[at])));
  const reorder = <T>(list: readonly T[]): T[] =>
    positions.flatMap((position) => list.slice(position, position + 1));
  return {
    order: reorder(ranked.order),
    fits: reorder(ranked.fits),
    ...(ranked.partyFits ? { partyFits: reorder(ranked.partyFits) } : {}),
  };
}
