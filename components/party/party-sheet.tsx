'use client';

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { MAX_PEOPLE } from '@/lib/needs/need';
import {
  addGuestAtom,
  changeGuestAtom,
  forgetRemovalAtom,
  partyAtom,
  removeGuestAtom,
  undoRemovalAtom,
} from '@/lib/client-store/party-atoms';
import { isEditingPartyAtom } from '@/lib/client-store/list-view-atoms';
import {
  EMPTY_PROFILE,
  toDietRestrictions,
  type DietProfile,
} from '@/lib/client-store/diet-profile';
import {
  changeProfileAtom,
  clearProfileAtom,
  setPreferenceAtom,
} from '@/lib/client-store/diet-profile-atoms';
import { MAX_NICKNAME_LETTERS, toNickname, type Guest } from '@/lib/client-store/party';
import { toPreference, toUserPref } from '@/lib/needs/user-pref';
import { updateSessionAtom } from '@/lib/session/session-atoms';
import { DietFields, type DietChange } from '../diet-profile/diet-fields';
import { AvoidedFields } from '../diet-profile/profile-fields';
import { ACTION_CLASS, CHIP_CLASS, QUIET_ACTION_CLASS } from '../ui/action-class';
import { Chip } from '../ui/chip';
import { HashSheet } from '../ui/hash-sheet';
import { usePersonNames } from './use-person-names';

const UNDO_MS = 5000;
const ANYTHING = toUserPref({ kind: 'any' });

/** Index of the person whose diet is shown; 0 is the visitor. */
const chosenPersonAtom = atom(0);

/**
 * Dialog with the people who eat together and the diet of one of them. A list behind it is searched
 * again when it closes.
 */
export function PartySheet({ hash, isOpen }: { hash: `#${string}`; isOpen: boolean }) {
  const t = useTranslations('party');
  const profile = useTranslations('profile');
  const results = useTranslations('results');
  const setIsEditing = useSetAtom(isEditingPartyAtom);
  useEffect(() => {
    setIsEditing(isOpen);
    return () => setIsEditing(false);
  }, [isOpen, setIsEditing]);
  return (
    <HashSheet
      hash={hash}
      title={t('title')}
      done={profile('done')}
      footer={<UndoRemoval label={results('undo')} />}
    >
      <People />
    </HashSheet>
  );
}

/** Names, and the diet of the chosen person. */
function People() {
  const t = useTranslations('party');
  const results = useTranslations('results');
  const party = useAtomValue(partyAtom);
  const names = usePersonNames();
  const choose = useSetAtom(chosenPersonAtom);
  const addGuest = useSetAtom(addGuestAtom);
  const removePerson = useSetAtom(removeGuestAtom);
  const chosenIndex = useAtomValue(chosenPersonAtom);
  // Another tab may have removed the chosen person.
  const chosen = party && chosenIndex < party.length ? chosenIndex : 0;
  const person = party?.[chosen];
  const name = names[chosen] ?? '';
  const position = t('guest', { position: String(chosen + 1) });
  if (!person) return null;
  const isAlone = names.length < 2;
  return (
    <>
      <p className="mb-3 phrases text-fine text-ink-soft">
        {isAlone ? t('intro', { max: MAX_PEOPLE }) : t('tapName')}
      </p>
      <div role="group" aria-label={t('people')} className="flex flex-wrap gap-2">
        {names.map((each, index) => (
          <Chip
            key={each}
            isOn={index === chosen}
            onToggle={() => choose(index)}
            className="[overflow-wrap:anywhere]"
          >
            {each}
          </Chip>
        ))}
        {names.length < MAX_PEOPLE ? (
          <button
            type="button"
            onClick={() => {
              if (addGuest() !== null) choose(names.length);
            }}
            className={CHIP_CLASS}
          >
            <span aria-hidden>+</span>
            {t('addSomeone')}
          </button>
        ) : null}
      </div>
      <section
        key={person.id}
        aria-label={t('whatTheyEat', { name: chosen === 0 ? name : person.nickname || position })}
        className="mt-4"
      >
        {chosen === 0 ? (
          <VisitorFields profile={person.profile} />
        ) : (
          <GuestFields guest={person} placeholder={position} />
        )}
      </section>
      {isAlone ? null : (
        <button
          type="button"
          onClick={() => {
            choose(0);
            removePerson(person.id);
          }}
          className={`${QUIET_ACTION_CLASS} mt-3 -ml-2 text-danger`}
        >
          {results('remove', { name })}
        </button>
      )}
    </>
  );
}

/** Offers to bring the removed person back for five seconds. */
function UndoRemoval({ label }: { label: string }) {
  const t = useTranslations('party');
  const removal = useAtomValue(undoRemovalAtom);
  const undo = useSetAtom(undoRemovalAtom);
  const forget = useSetAtom(forgetRemovalAtom);
  const choose = useSetAtom(chosenPersonAtom);
  useEffect(() => {
    if (!removal) return;
    const timer = setTimeout(forget, UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal, forget]);
  return (
    <div role="status">
      {removal ? (
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
          {t('removed')}
          <button
            type="button"
            onClick={() => {
              choose(removal.at);
              undo();
            }}
            className={ACTION_CLASS}
          >
            {label}
          </button>
        </p>
      ) : null}
    </div>
  );
}

interface PersonDietProps {
  profile: DietProfile;
  onDiet: (change: DietChange) => void;
  onChange: (change: Partial<DietProfile>) => void;
  onClear: () => void;
}

/** Preference and restrictions of one person. */
function PersonDiet({ profile, onDiet, onChange, onClear }: PersonDietProps) {
  const results = useTranslations('results');
  return (
    <>
      <DietFields
        userPref={profile.wish ? toUserPref(profile.wish) : ANYTHING}
        restrictions={profile}
        onChange={onDiet}
      />
      <p className="mt-4 mb-1 font-bold">{results('allergiesAndSpice')}</p>
      <AvoidedFields avoided={profile} isShort onChange={onChange} onClear={onClear} />
    </>
  );
}

/** Diet of the visitor: the choices of the wizard, and the stored profile. */
function VisitorFields({ profile }: { profile: DietProfile }) {
  const changeProfile = useSetAtom(changeProfileAtom);
  const setPreference = useSetAtom(setPreferenceAtom);
  const updateSession = useSetAtom(updateSessionAtom);
  return (
    <PersonDiet
      profile={profile}
      onDiet={({ userPref, ...restrictions }) => {
        updateSession({ userPref });
        changeProfile(restrictions);
        setPreference(toPreference(userPref));
      }}
      onChange={changeProfile}
      onClear={useSetAtom(clearProfileAtom)}
    />
  );
}

/** Nickname and diet of a guest; every change is stored. */
function GuestFields({ guest, placeholder }: { guest: Guest; placeholder: string }) {
  const t = useTranslations('party');
  const changeGuest = useSetAtom(changeGuestAtom);
  const hintId = useId();
  // As typed: a stored nickname has no space at its end.
  const [nickname, setNickname] = useState(guest.nickname);
  const { id, profile } = guest;
  const changeProfile = (change: Partial<DietProfile>) => changeGuest({ id, profile: change });
  return (
    <>
      <label className="block font-bold">
        {t('nickname')}
        <input
          value={nickname}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={2 * MAX_NICKNAME_LETTERS}
          aria-describedby={hintId}
          onChange={({ currentTarget: { value } }) => {
            setNickname(value);
            changeGuest({ id, nickname: value });
          }}
          onBlur={() => setNickname(toNickname(nickname))}
          className="mt-1 block min-h-touch w-full rounded-control border-2 border-line-strong bg-surface px-3 font-normal"
        />
      </label>
      <p id={hintId} className="mt-1 text-fine text-ink-soft">
        {t('nicknameStays', { max: MAX_NICKNAME_LETTERS })}
      </p>
      <PersonDiet
        profile={profile}
        onDiet={({ userPref, ...restrictions }) =>
          changeProfile({ ...restrictions, wish: toPreference(userPref) })
        }
        onChange={changeProfile}
        onClear={() => changeProfile(toDietRestrictions(EMPTY_PROFILE))}
      />
    </>
  );
}
