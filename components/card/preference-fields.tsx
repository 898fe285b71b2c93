'use client';

import type { Preference } from '@/lib/engine';
import { MEAT_LABELS } from '@/lib/session/options';
import { toggle } from '@/lib/staff-card/choice';
import { CARD_MEATS } from '@/lib/staff-card/foods';
import { ChoiceTile } from './choice-tile';

const OPTIONS = [
  {
    kind: 'strictVegan',
    label: 'Strict vegan',
    description: 'No meat, fish, seafood, eggs or dairy, no stock or fish sauce',
  },
  {
    kind: 'lactoOvo',
    label: 'Lacto-ovo vegetarian',
    description: 'Eggs and dairy are fine, stock and fish sauce are not',
  },
  {
    kind: 'halal',
    label: 'No pork, no alcohol (halal)',
    description: 'No lard, ham or gelatin, no wine in the sauce',
  },
  { kind: 'any', label: 'I eat everything' },
  { kind: 'meats', label: 'Some meats', description: 'Chicken alone, or any mix' },
] as const;

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
  const meats = preference?.kind === 'meats' ? preference.meats : [];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-card">What do you eat?</legend>
      <div className="grid grid-cols-1 gap-2">
        {OPTIONS.map((option) => (
          <ChoiceTile
            key={option.kind}
            type="radio"
            name="preference"
            label={option.label}
            description={'description' in option ? option.description : undefined}
            picture={option.kind === 'meats' ? 'chicken' : option.kind}
            isChosen={preference?.kind === option.kind}
            onChoose={() =>
              onChange(
                option.kind === 'meats' ? { kind: 'meats', meats: [] } : { kind: option.kind },
              )
            }
          />
        ))}
      </div>
      {preference?.kind === 'meats' ? (
        <fieldset className="mt-4 min-w-0">
          <legend className="mb-2 font-bold">Which of these?</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
            {CARD_MEATS.map((meat) => (
              <ChoiceTile
                key={meat}
                type="checkbox"
                name="meat"
                label={MEAT_LABELS[meat]}
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
              label="I must not eat other meat"
              description="Else the card says only what you like"
              isChosen={isStrict}
              onChoose={() => onStrict(!isStrict)}
            />
          </div>
        </fieldset>
      ) : null}
    </fieldset>
  );
}
