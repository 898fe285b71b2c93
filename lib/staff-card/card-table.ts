import type { Preference } from '@kioot/engine';
import { hasSevereAllergy, type DietProfile } from '../client-store/diet-profile';
import type { Guest } from '../client-store/party';
import { isCardReady, isUnrestricted } from './card-choices';
import { atom } from 'jotai';
import { profileAtom } from '../client-store/diet-profile-atoms';
import { guestsAtom } from '../client-store/party-atoms';
import { sharedListAtom } from '../client-store/shared-list-atoms';
import { toPreference } from '../needs/user-pref';
import { searchAtom, userPrefAtom } from '../session/session-atoms';

/** Person at a table with something to tell the staff. */
export interface CardSpeaker {
  /** In the party; 0 is the visitor. */
  position: number;
  profile: DietProfile;
}

interface TableNeeds {
  profile: DietProfile;
  /** People who eat with the visitor. */
  guests: readonly Pick<Guest, 'profile'>[];
  /** Preference of the search or the wizard, for a visitor without one in the profile. */
  preference: Preference | null;
}

/** True for a person whom the staff must hear about, be it only "not spicy". */
const hasNeeds = (profile: DietProfile): boolean => profile.notSpicy || !isUnrestricted(profile);

const isSevere = ({ profile }: CardSpeaker): boolean =>
  hasSevereAllergy(profile) || profile.unknownAllergies.length > 0;

/** A severe allergy first, then any allergy, then diets; otherwise in the order of the party. */
const toUrgency = (speaker: CardSpeaker): number => {
  const { allergies, others } = speaker.profile;
  if (isSevere(speaker)) return 0;
  return allergies.length + others.length > 0 ? 1 : 2;
};

/**
 * Everyone whom a staff card speaks for. The constructor is private: a card for a part of a table,
 * which could say "I eat everything" beside somebody's allergy, cannot be made (decision 0250).
 */
export class CardTable {
  private constructor(
    /** Everyone, the visitor first. */
    readonly people: readonly [DietProfile, ...DietProfile[]],
    /** Those with needs, the severe allergies first. */
    readonly speakers: readonly CardSpeaker[],
  ) {}

  static from({ profile, guests, preference }: TableNeeds): CardTable {
    const visitor = { ...profile, wish: profile.wish ?? preference };
    const others = guests.map((guest) => guest.profile);
    const speakers = [visitor, ...others]
      .map((person, position) => ({ position, profile: person }))
      .filter((speaker) => hasNeeds(speaker.profile))
      .sort((a, b) => toUrgency(a) - toUrgency(b));
    return new CardTable([visitor, ...others], speakers);
  }

  /** True for a visitor who eats alone. */
  get isAlone(): boolean {
    return this.people.length === 1;
  }

  /** True when there is enough for a card: a need of anyone, or a choice of the visitor. */
  get isReady(): boolean {
    const [visitor, ...others] = this.people;
    // A preference for meats without any is a choice that is not finished.
    if (visitor.wish?.kind === 'meats' && visitor.wish.meats.length === 0) return false;
    return isCardReady(visitor) || others.some(hasNeeds);
  }

  /**
   * Those to speak for: one of the speakers, or all of them. Nobody without needs can be chosen
   * from a table with some.
   */
  getSpeakers(position: number | null): readonly CardSpeaker[] {
    const chosen = this.speakers.filter((speaker) => speaker.position === position);
    return chosen.length > 0 ? chosen : this.speakers;
  }
}

/** Everyone whom the staff card speaks for, whatever page opened it; null until storage is read. */
export const cardTableAtom = atom((get): CardTable | null => {
  const profile = get(profileAtom);
  const guests = get(guestsAtom);
  if (!profile || !guests) return null;
  // A shared list searches for the diet of its sender: the visitor speaks for herself, or is asked. Of a
  // whole table nobody is left out.
  const shared = get(sharedListAtom)?.needs;
  if (shared) {
    const preference = shared.others?.length ? shared.need : null;
    return CardTable.from({ profile, guests, preference });
  }
  const userPref = get(userPrefAtom);
  const chosen = userPref.meats.length > 0 ? toPreference(userPref) : null;
  return CardTable.from({ profile, guests, preference: get(searchAtom)?.need ?? chosen });
});
