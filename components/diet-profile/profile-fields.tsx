'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ALLERGENS } from '@kioot/engine/needs';
import { EMPTY_PROFILE, type DietRestrictions } from '@/lib/client-store/diet-profile';
import {
  changeProfileAtom,
  clearProfileAtom,
  profileAtom,
} from '@/lib/client-store/diet-profile-atoms';
import { toggle } from '@/lib/staff-card/card-choices';
import { ALLERGEN_FORM_ORDER, COMMON_ALLERGEN_COUNT } from '@/lib/format/allergen-form-order';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { buttonClass } from '../ui/button-class';

interface CheckboxProps {
  label: ReactNode;
  /** Accessible name, when the label alone is too short. */
  name?: string;
  isChecked: boolean;
  onToggle: () => void;
  className?: string;
}

/** Native checkbox with a large touch target. */
function Checkbox({ label, name, isChecked, onToggle, className = '' }: CheckboxProps) {
  return (
    <label
      className={`inline-flex min-h-touch cursor-pointer items-center gap-2 px-3 py-1 font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      <input
        type="checkbox"
        aria-label={name}
        checked={isChecked}
        onChange={onToggle}
        className="size-4 shrink-0 accent-brand outline-none"
      />
      <span className="first-letter:uppercase">{label}</span>
    </label>
  );
}

const PILL_CLASS =
  'rounded-full border-2 border-line-strong bg-surface transition-colors duration-tap has-checked:border-brand has-checked:bg-brand-soft';

/** Checkbox for a severe allergy, in which traces may be fatal. */
export function SevereCheckbox({
  allergen,
  isSevere,
  onSevere,
}: {
  allergen: string;
  isSevere: boolean;
  onSevere: () => void;
}) {
  const t = useTranslations('profile');
  return (
    <Checkbox
      label={t('severe')}
      name={t('severeOf', { allergen })}
      isChecked={isSevere}
      onToggle={onSevere}
      className={`rounded-full ${isSevere ? 'text-danger' : ''}`}
    />
  );
}

interface AvoidedFieldsProps {
  avoided: DietRestrictions;
  /** Shows the commonest and the chosen allergies, the others on demand. */
  isShort?: boolean;
  isDisabled?: boolean;
  onChange: (change: Partial<DietRestrictions>) => void;
  onClear: () => void;
}

/** Fields for allergies and their severity, spice, and alliums (五辛, avoided by Buddhists). */
export function AvoidedFields({
  avoided: { allergies, unknownAllergies, severe, others, notSpicy, noFivePungent },
  isShort = false,
  isDisabled = false,
  onChange,
  onClear,
}: AvoidedFieldsProps) {
  const t = useTranslations('profile');
  const words = useTranslations('words');
  const [isExpanded, setIsExpanded] = useState(!isShort);
  const displayed = ALLERGEN_FORM_ORDER.filter(
    (code, at) => isExpanded || at < COMMON_ALLERGEN_COUNT || allergies.includes(code),
  );
  const severeOthers = others.filter(({ isSevere }) => isSevere).map(({ en }) => en);

  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="sr-only">{t('mustNotBeInIt')}</legend>
      {unknownAllergies.map((code) => (
        <UnknownAllergy
          key={code}
          code={code}
          onRemove={() =>
            onChange({ unknownAllergies: unknownAllergies.filter((other) => other !== code) })
          }
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {displayed.map((code) => {
          const name = words(`allergen.${code}`);
          return (
            <span key={code} className={`inline-flex flex-wrap ${PILL_CLASS}`}>
              <Checkbox
                label={name}
                isChecked={allergies.includes(code)}
                onToggle={() => {
                  // An allergy under "More" stays displayed when it is unchecked.
                  if (ALLERGEN_FORM_ORDER.indexOf(code) >= COMMON_ALLERGEN_COUNT)
                    setIsExpanded(true);
                  onChange({
                    allergies: toggle(ALLERGENS, allergies, code),
                    severe: severe.filter((other) => other !== code),
                  });
                }}
                className="rounded-full"
              />
              {allergies.includes(code) ? (
                <SevereCheckbox
                  allergen={name}
                  isSevere={severe.includes(code)}
                  onSevere={() => onChange({ severe: toggle(ALLERGENS, severe, code) })}
                />
              ) : null}
            </span>
          );
        })}
        {isShort && (isExpanded || displayed.length < ALLERGEN_FORM_ORDER.length) ? (
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
            className={QUIET_ACTION_CLASS}
          >
            {isExpanded
              ? t('fewer')
              : t('more', { count: ALLERGEN_FORM_ORDER.length - displayed.length })}
          </button>
        ) : null}
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
          <Checkbox
            label={words('notSpicy')}
            isChecked={notSpicy}
            onToggle={() => onChange({ notSpicy: !notSpicy })}
            className={PILL_CLASS}
          />
          <Checkbox
            label={words('noFivePungent')}
            isChecked={noFivePungent}
            onToggle={() => onChange({ noFivePungent: !noFivePungent })}
            className={PILL_CLASS}
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

/**
 * Allergy stored by another version of the app. Shown until the visitor removes it, since no dish
 * may be called safe before.
 */
function UnknownAllergy({ code, onRemove }: { code: string; onRemove: () => void }) {
  const t = useTranslations('profile');
  return (
    <div role="alert" className="mb-3 rounded-control bg-warn-soft p-3 text-warn">
      <p>{t('unknownAllergy', { code })}</p>
      <button type="button" onClick={onRemove} className={buttonClass('secondary', 'mt-2')}>
        {t('forget')}
      </button>
    </div>
  );
}

/** {@link AvoidedFields} of the stored profile: changes and clears it without a search. */
export function ProfileFields({ isShort = false }: { isShort?: boolean }) {
  const profile = useAtomValue(profileAtom);
  return (
    <AvoidedFields
      avoided={profile ?? EMPTY_PROFILE}
      isShort={isShort}
      // A tap before storage is read would overwrite the profile.
      isDisabled={profile === null}
      onChange={useSetAtom(changeProfileAtom)}
      onClear={useSetAtom(clearProfileAtom)}
    />
  );
}
