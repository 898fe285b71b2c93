'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ALLERGENS } from '@kioot/engine/needs';
import { EMPTY_PROFILE, type AvoidedProfile } from '@/lib/kept/profile';
import { changeProfileAtom, clearProfileAtom, profileAtom } from '@/lib/kept/profile-atoms';
import { toggle } from '@/lib/staff-card/choice';
import { ALLERGENS_OF_FORM } from '@/lib/words/form-allergens';
import { buttonClass } from '../ui/button';

interface TickProps {
  label: ReactNode;
  /** Accessible name in place of a label that is too short alone. */
  name?: string;
  isTicked: boolean;
  onTick: () => void;
  className?: string;
}

/** The browser's own checkbox, easy to hit. */
function Tick({ label, name, isTicked, onTick, className = '' }: TickProps) {
  return (
    <label
      className={`inline-flex min-h-touch cursor-pointer items-center gap-2 px-3 py-1 font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      <input
        type="checkbox"
        aria-label={name}
        checked={isTicked}
        onChange={onTick}
        className="size-4 shrink-0 accent-brand outline-none"
      />
      <span className="first-letter:uppercase">{label}</span>
    </label>
  );
}

const PILL =
  'rounded-full border-2 border-line-strong bg-surface transition-colors duration-tap has-checked:border-brand has-checked:bg-brand-soft';

interface AllergyTicksProps {
  name: string;
  isTicked: boolean;
  onTick: () => void;
  isSevere: boolean;
  onSevere: () => void;
}

/** An allergy to tick and, once it is ticked, whether a little of it may kill. */
function AllergyTicks({ name, isTicked, onTick, isSevere, onSevere }: AllergyTicksProps) {
  return (
    <span className={`inline-flex flex-wrap ${PILL}`}>
      <Tick label={name} isTicked={isTicked} onTick={onTick} className="rounded-full" />
      {isTicked ? <SevereTick of={name} isSevere={isSevere} onSevere={onSevere} /> : null}
    </span>
  );
}

/** Tick for an allergy of which a little may kill. */
export function SevereTick({
  of,
  isSevere,
  onSevere,
}: {
  of: string;
  isSevere: boolean;
  onSevere: () => void;
}) {
  const t = useTranslations('profile');
  return (
    <Tick
      label={t('severe')}
      name={t('severeOf', { allergen: of })}
      isTicked={isSevere}
      onTick={onSevere}
      className={`rounded-full ${isSevere ? 'text-danger' : ''}`}
    />
  );
}

interface AvoidedFieldsProps {
  avoided: AvoidedProfile;
  isDisabled?: boolean;
  onChange: (change: Partial<AvoidedProfile>) => void;
  onClear: () => void;
}

/** Allergies to tick and how severe each is, how hot it may be, and what Buddhists avoid. */
export function AvoidedFields({
  avoided: { allergies, unknownAllergies, severe, others, notSpicy, noFivePungent },
  isDisabled = false,
  onChange,
  onClear,
}: AvoidedFieldsProps) {
  const t = useTranslations('profile');
  const words = useTranslations('words');
  const severeOthers = others.filter(({ isSevere }) => isSevere).map(({ en }) => en);

  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="sr-only">{t('mustNotBeInIt')}</legend>
      {unknownAllergies.map((code) => (
        <UnknownAllergy
          key={code}
          code={code}
          onForget={() =>
            onChange({ unknownAllergies: unknownAllergies.filter((each) => each !== code) })
          }
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {ALLERGENS_OF_FORM.map((code) => (
          <AllergyTicks
            key={code}
            name={words(`allergen.${code}`)}
            isTicked={allergies.includes(code)}
            onTick={() =>
              onChange({
                allergies: toggle(ALLERGENS, allergies, code),
                severe: severe.filter((each) => each !== code),
              })
            }
            isSevere={severe.includes(code)}
            onSevere={() => onChange({ severe: toggle(ALLERGENS, severe, code) })}
          />
        ))}
      </div>
      {allergies.length > 0 ? (
        <p className="mt-2 text-fine text-ink-soft">{t('severeMeans')}</p>
      ) : null}
      {severeOthers.length > 0 ? (
        <p className="mt-2 text-fine text-warn">
          {t('otherSevere', { foods: severeOthers.join(words('comma')) })}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <Tick
            label={words('notSpicy')}
            isTicked={notSpicy}
            onTick={() => onChange({ notSpicy: !notSpicy })}
            className={PILL}
          />
          <Tick
            label={words('noFivePungent')}
            isTicked={noFivePungent}
            onTick={() => onChange({ noFivePungent: !noFivePungent })}
            className={PILL}
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

/** An allergy that another version ticked: shown until the visitor forgets it, since it still forbids to promise anything. */
function UnknownAllergy({ code, onForget }: { code: string; onForget: () => void }) {
  const t = useTranslations('profile');
  return (
    <div role="alert" className="mb-3 rounded-control bg-warn-soft p-3 text-warn">
      <p>{t('unknownAllergy', { code })}</p>
      <button type="button" onClick={onForget} className={buttonClass('secondary', 'mt-2')}>
        {t('forget')}
      </button>
    </div>
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
