import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toPersonNeeds } from '@/lib/client-store/party';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { formatGuestVerdict, formatPartyFit } from '@/lib/format/format-party';
import { toTranslatedTerm } from '@/lib/format/format-match';
import { getPartyFit, getPartyKey } from '@/lib/search/contract/party-fit';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { joinProfileKeys, toProfileKey } from '@/lib/needs/need';
import { GuestFitIcon, PersonChips } from '../party/person-chips';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { usePersonNames } from '../party/use-person-names';

interface PartyMatchProps {
  restaurant: PlaceCard;
  /** Profile key of the visitor. */
  checkedFor: string | undefined;
}

type PartyState = 'loading' | 'alone' | 'unchecked' | 'matched';

/** State of a place's match with the people at the table now. */
function usePartyState({ restaurant, checkedFor }: PartyMatchProps): PartyState {
  const guests = useAtomValue(guestsAtom);
  if (guests === null) return 'loading';
  const keys = guests.map(toPersonNeeds).map(({ need, profile }) => toProfileKey(need, profile));
  const partyKey = joinProfileKeys([checkedFor, ...keys]);
  if (partyKey === undefined) return 'alone';
  // A list of before may be for other people.
  return getPartyKey(restaurant) === partyKey ? 'matched' : 'unchecked';
}

interface PartyFitProps extends PartyMatchProps {
  /** Verdict for the visitor alone. */
  children?: ReactNode;
}

/** Verdict for everyone at the table in words. */
export function PartyFit({ children, ...props }: PartyFitProps) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const names = usePersonNames({ isInSentence: true });
  const state = usePartyState(props);
  if (state === 'alone') return children;
  if (state === 'loading') return null;
  const { party = [] } = props.restaurant;
  const fits = party.map(({ fit }) => fit);
  const fit = (state === 'matched' && getPartyFit(props.restaurant)) || 'unknown';
  return (
    <p>
      <span className="pill" data-fit={fit}>
        <GuestFitIcon fit={fit} />
        {state === 'matched' ? formatPartyFit({ t, words }, fits, names) : t('notChecked')}
      </span>
    </p>
  );
}

/** Verdict for each person, with a dish or a question; nothing for a list of before. */
export function PartyPeople(props: PartyMatchProps) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const names = usePersonNames();
  const state = usePartyState(props);
  const restaurant = useLocalizedRestaurant(props.restaurant);
  const verdicts = (restaurant.party ?? []).map((verdict, at) => {
    const dish = verdict.dish ? toTranslatedTerm(verdict.dish, restaurant) : undefined;
    const name = names[at] ?? '';
    const text = formatGuestVerdict({ t, words }, verdict, name, dish?.en ?? dish?.ko);
    return { fit: verdict.fit, text };
  });
  if (state !== 'matched') return null;
  return <PersonChips verdicts={verdicts} />;
}

/** {@link PartyFit} and {@link PartyPeople} on a card. */
export function PartySummary(props: PartyFitProps) {
  const { children, ...match } = props;
  return (
    <>
      <PartyFit {...match}>{children}</PartyFit>
      <PartyPeople {...match} />
    </>
  );
}
