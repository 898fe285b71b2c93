'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Preference } from '@kioot/engine';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import {
  getVegetarianChoices,
  isVegetarianChoice,
  toClassRestrictions,
} from '@/lib/client-store/vegetarian-choices';
import { toggle, CARD_MEATS } from '@/lib/staff-card/card-choices';

interface ChoiceTileProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  description?: string;
  /** Name of a decorative food picture in `public/images/food`. */
  picture?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Native radio or checkbox in a large tile. */
function ChoiceTile({
  type,
  name,
  label,
  description,
  picture,
  isChosen,
  onChoose,
}: ChoiceTileProps) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-2.5 rounded-control border-2 border-line-strong bg-surface px-3 py-2 transition-colors duration-tap has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type={type}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand outline-none"
      />
      <span className="min-w-0 flex-[1_1_6rem] [overflow-wrap:anywhere]">
        <span className="block font-bold">{label}</span>
        {description ? (
          <span className="clauses block text-fine text-ink-soft">{description}</span>
        ) : null}
      </span>
      {picture ? (
        <span
          aria-hidden
          className="size-8 shrink-[9] bg-contain bg-center bg-no-repeat"
          style={{ backgroundImage: `url(/images/food/${picture}.svg)` }}
        />
      ) : null}
    </label>
  );
}

const OTHER_OPTIONS = ['halal', 'any', 'meats'] as const;

interface PreferenceFieldsProps {
  preference: Preference | null;
  /** Profile that the classes of vegetarian food are read from. */
  profile: DietProfile;
  onChange: (preference: Preference, restrictions?: Partial<DietProfile>) => void;
  /** True when the food must not contain any of the meats left unchecked. */
  isStrict: boolean;
  onStrictChange: (isStrict: boolean) => void;
}

/** Diet as one of several options, with meats below when the visitor eats some of them. */
export function PreferenceFields({
  preference,
  profile,
  onChange,
  isStrict,
  onStrictChange,
}: PreferenceFieldsProps) {
  const t = useTranslations('card');
  const words = useTranslations('words');
  const locale = useLocale();
  const meats = preference?.kind === 'meats' ? preference.meats : [];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-card">{t('wish')}</legend>
      <div className="grid grid-cols-1 gap-2">
        {getVegetarianChoices(locale).map((choice) => (
          <ChoiceTile
            key={`${choice.kind} ${choice.name}`}
            type="radio"
            name="preference"
            label={
              choice.name ? words(`dietNoFivePungent.${choice.name}`) : t(`wishes.${choice.kind}`)
            }
            description={choice.name ? undefined : t(`wishesMean.${choice.kind}`)}
            picture={choice.kind}
            isChosen={isVegetarianChoice(choice, preference?.kind, profile, locale)}
            onChoose={() => {
              const hasDiet = preference?.kind === 'strictVegan' || preference?.kind === 'lactoOvo';
              const restrictions = toClassRestrictions(choice, profile, { locale, hasDiet });
              onChange({ kind: choice.kind }, restrictions);
            }}
          />
        ))}
        {OTHER_OPTIONS.map((kind) => (
          <ChoiceTile
            key={kind}
            type="radio"
            name="preference"
            label={t(`wishes.${kind}`)}
            description={kind === 'any' ? undefined : t(`wishesMean.${kind}`)}
            picture={kind === 'meats' ? 'chicken' : kind}
            isChosen={preference?.kind === kind}
            onChoose={() => onChange(kind === 'meats' ? { kind, meats: [] } : { kind })}
          />
        ))}
      </div>
      {preference?.kind === 'meats' ? (
        <fieldset className="mt-4 min-w-0">
          <legend className="mb-2 font-bold">{t('whichMeats')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
            {CARD_MEATS.map((meat) => (
              <ChoiceTile
                key={meat}
                type="checkbox"
                name="meat"
                label={t(`meats.${meat}`)}
                picture={meat}
                isChosen={meats.includes(meat)}
                onChoose={() => onChange({ kind: 'meats', meats: toggle(CARD_MEATS, meats, meat) })}
              />
            ))}
          </div>
          <div className="mt-2 grid">
            <ChoiceTile
              type="checkbox"
              name="strict"
              label={t('noOtherMeat')}
              description={t('noOtherMeatElse')}
              isChosen={isStrict}
              onChoose={() => onStrictChange(!isStrict)}
            />
          </div>
        </fieldset>
      ) : null}
    </fieldset>
  );
}
