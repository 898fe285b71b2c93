'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
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
import { changeGuestAtom } from '@/lib/client-store/party-atoms';
import { toPreference, toUserPref } from '@/lib/needs/user-pref';
import { updateSessionAtom } from '@/lib/session/session-atoms';
import { DietFields, type DietChange } from '../diet-profile/diet-fields';
import { AvoidedFields } from '../diet-profile/profile-fields';

const ANYTHING = toUserPref({ kind: 'any' });

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
export function VisitorFields({ profile }: { profile: DietProfile }) {
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
export function GuestFields({ guest, placeholder }: { guest: Guest; placeholder: string }) {
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
