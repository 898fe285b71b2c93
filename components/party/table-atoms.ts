import { atom } from 'jotai';
import type { PersonNeeds } from '@kioot/engine/needs';
import { toPersonNeeds } from '@/lib/client-store/party';
import { partyAtom } from '@/lib/client-store/party-atoms';
import { sharedListAtom } from '@/lib/client-store/shared-list-atoms';
import { searchAtom } from '@/lib/session/session-atoms';
import {
  createPartyDishExplainer,
  type DishPlace,
  type PartyDishExplainer,
} from '@/lib/place-page/match-party';

/** Needs of everyone at the table, the visitor first; null for a visitor who eats alone. */
export const tableAtom = atom((get): readonly PersonNeeds[] | null => {
  const party = get(partyAtom);
  const [visitor, ...guests] = party ?? [];
  if (!visitor || guests.length === 0) return null;
  const searched = get(searchAtom)?.need ?? null;
  const { wish } = visitor.profile;
  // The answers are those of the list that a friend shared.
  const asSearched = {
    ...visitor,
    profile: { ...visitor.profile, wish: get(sharedListAtom) ? searched : (wish ?? searched) },
  };
  return [asSearched, ...guests].map(toPersonNeeds).map((person) =>
    // An empty selection of meats is not a choice yet.
    person.need.kind === 'meats' && person.need.meats.length === 0
      ? { ...person, need: { kind: 'any' } }
      : person,
  );
});

/** Explainers of dishes by their place: a list has one for all its dishes. */
export const dishExplainersAtom = atom((get): ((place: DishPlace) => PartyDishExplainer) | null => {
  const table = get(tableAtom);
  if (!table) return null;
  const byPlace = new Map<DishPlace, PartyDishExplainer>();
  return (place) => {
    const explain = byPlace.get(place) ?? createPartyDishExplainer(table, place);
    byPlace.set(place, explain);
    return explain;
  };
});
