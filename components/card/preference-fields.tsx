'use client';

import { useTranslations } from 'next-intl';
import type { Preference } from '@kioot/engine';
import { toggle } from '@/lib/staff-card/choice';
import { CARD_MEATS } from '@/lib/staff-card/meats';
import { ChoiceTile } from './choice-tile';

const OPTIONS = ['strictVegan', 'lactoOvo', 'halal', 'any', 'meats'] as const;

interface PreferenceFieldsProps {
  preference: Preference | null;
  onChange: (preference: Preference) => void;
  /** Whether the meats that are not chosen must not be in the food. */
  isStrict: boolean;
  onStrict: (isStrict: boolean) => void;
}

/** What the visitor eats: one of five, and the meats beneath when it is a matter of meats. */
export function PreferenceFields({
  preference,
  onChange,
  isStrict,
  onStrict,
}: PreferenceFieldsProps) {
  const t = useTranslations('card');
  const meats = preference?.kind === 'meats' ? preference.meats : [];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-card">{t('wish')}</legend>
      <div className="grid grid-cols-1 gap-2">
        {OPTIONS.map((kind) => (
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
              onChoose={() => onStrict(!isStrict)}
            />
          </div>
        </fieldset>
      ) : null}
    </fieldset>
  );
}
