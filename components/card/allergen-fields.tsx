'use client';

import { ALLERGENS, toggle, type Allergen } from '@/lib/staff-card/choice';
import { ALLERGEN_FOODS } from '@/lib/staff-card/foods';
import { ChoiceTile } from './choice-tile';

interface AllergenFieldsProps {
  allergens: readonly Allergen[];
  onChange: (allergens: Allergen[]) => void;
}

/** Allergies to tick: none, or any number of them. */
export function AllergenFields({ allergens, onChange }: AllergenFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-card">Any allergies?</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {ALLERGENS.map((allergen) => (
          <ChoiceTile
            key={allergen}
            type="checkbox"
            name="allergen"
            label={ALLERGEN_FOODS[allergen].label}
            isChosen={allergens.includes(allergen)}
            onChoose={() => onChange(toggle(ALLERGENS, allergens, allergen))}
          />
        ))}
      </div>
    </fieldset>
  );
}
