'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { ALLERGENS, type Allergen } from '@/lib/engine/needs/allergens';
import { EMPTY_PROFILE, type Profile } from '@/lib/kept/profile';
import { changeProfileAtom, clearProfileAtom, profileAtom } from '@/lib/kept/profile-atoms';
import { ALLERGENS_OF_FORM } from '@/lib/words/profile-words';
import { buttonClass } from '../ui/button';

interface TickProps {
  label: string;
  isTicked: boolean;
  onTick: () => void;
}

/** The browser's own checkbox in a pill that is easy to hit. */
function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className="inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-full border-2 border-line-strong bg-surface px-3 py-1 font-bold transition-colors duration-tap has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={onTick}
        className="size-4 shrink-0 accent-brand outline-none"
      />
      <span className="first-letter:uppercase">{label}</span>
    </label>
  );
}

type AvoidedOfProfile = Pick<Profile, 'allergies' | 'notSpicy' | 'noFivePungent'>;

interface AvoidedFieldsProps {
  avoided: AvoidedOfProfile;
  isDisabled?: boolean;
  onChange: (change: Partial<AvoidedOfProfile>) => void;
  onClear: () => void;
}

/** Allergies to tick, how hot it may be, and what Buddhists avoid. */
export function AvoidedFields({
  avoided: { allergies, notSpicy, noFivePungent },
  isDisabled = false,
  onChange,
  onClear,
}: AvoidedFieldsProps) {
  const t = useTranslations('profile');
  const words = useTranslations('words');
  function toggle(tapped: Allergen) {
    const isTicked = (code: Allergen) => allergies.includes(code) !== (code === tapped);
    onChange({ allergies: ALLERGENS.filter(isTicked) });
  }

  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="sr-only">{t('mustNotBeInIt')}</legend>
      <div className="flex flex-wrap gap-2">
        {ALLERGENS_OF_FORM.map((code) => (
          <Tick
            key={code}
            label={words(`allergen.${code}`)}
            isTicked={allergies.includes(code)}
            onTick={() => toggle(code)}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <Tick
            label={words('notSpicy')}
            isTicked={notSpicy}
            onTick={() => onChange({ notSpicy: !notSpicy })}
          />
          <Tick
            label={words('noFivePungent')}
            isTicked={noFivePungent}
            onTick={() => onChange({ noFivePungent: !noFivePungent })}
          />
        </div>
        <button type="button" onClick={onClear} className={buttonClass('secondary')}>
          {t('clear')}
        </button>
      </div>
      <p className="mt-3 text-fine text-ink-soft">{t('whereItIsKept')}</p>
    </fieldset>
  );
}

/** {@link AvoidedFields} of the profile: the one place where it is changed and cleared without a search. */
export function ProfileFields() {
  const profile = useAtomValue(profileAtom);
  return (
    <AvoidedFields
      avoided={profile ?? EMPTY_PROFILE}
      // A tap before the phone's storage has been read would overwrite what it keeps.
      isDisabled={profile === null}
      onChange={useSetAtom(changeProfileAtom)}
      onClear={useSetAtom(clearProfileAtom)}
    />
  );
}
