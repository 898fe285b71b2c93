import { atom } from 'jotai';
import type { Verdict } from '@kioot/engine';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { partyAtom } from '@/lib/client-store/party-atoms';
import {
  createPartyDishExplainer,
  type PartyDishExplainer,
  type TablePerson,
} from '@/lib/place-page/match-party';

/** Needs of everyone at the table, the visitor first; null for a visitor who eats alone. */
export const tableAtom = atom((get): readonly TablePerson[] | null => {
  const party = get(partyAtom);
  if (!party || party.length < 2) return null;
  return party.map(({ profile }) => {
    const avoided = toSearchProfile(profile);
    const { wish } = profile;
    // An empty selection of meats is not a choice yet.
    const need =
      wish && !(wish.kind === 'meats' && wish.meats.length === 0)
        ? wish
        : ({ kind: 'any' } as const);
    const hasRestrictions = need.kind !== 'any' || avoided !== undefined;
    return { need, avoided: avoided ?? { allergies: [] }, hasRestrictions };
  });
});

/** Explainers of dishes by the halal verdict of their place: a list has one for all its dishes. */
export const dishExplainersAtom = atom((get): ((halal: Verdict) => PartyDishExplainer) | null => {
  const table = get(tableAtom);
  if (!table) return null;
  const byHalal = new Map<Verdict, PartyDishExplainer>();
  return (halal) => {
    const explain = byHalal.get(halal) ?? createPartyDishExplainer(table, halal);
    byHalal.set(halal, explain);
    return explain;
  };
});
