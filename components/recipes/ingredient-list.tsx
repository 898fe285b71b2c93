'use client';

import { useTranslations } from 'next-intl';
import { formatAmount, formatSpoons } from '@/lib/recipes/amounts';
import type { Ingredient, StructuredRecipe } from '@/lib/recipes/structured';
import { useServings } from './servings';
import { ServingsControl } from './servings-control';

interface IngredientListProps {
  groups: StructuredRecipe['ingredients'];
  servings: number | null;
  /** What the recipe makes, where servings do not say it. */
  yieldText?: string;
}

/** The ingredients, for as many people as the reader asks. */
export function IngredientList({ groups, servings, yieldText }: IngredientListProps) {
  const t = useTranslations('recipes');
  const { wanted, setWanted } = useServings();
  const factor = servings && wanted ? wanted / servings : 1;
  return (
    <section className="mt-8 print:mt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-card">{t('ingredients')}</h2>
        {servings && wanted ? (
          <ServingsControl servings={servings} wanted={wanted} onChange={setWanted} />
        ) : null}
      </div>
      {yieldText ? (
        <p className="text-sm text-ink-soft">{t('makes', { amount: yieldText })}</p>
      ) : null}
      <div className="print:columns-2">
        {groups.map((group, index) => (
          <div key={index} className="mt-4 print:mt-1">
            {group.group ? (
              <h3 className="font-bold text-brand print:break-after-avoid">{group.group}</h3>
            ) : null}
            <ul className="mt-1 divide-y divide-line">
              {group.items.map((item, itemIndex) => (
                <IngredientRow key={itemIndex} ingredient={item} factor={factor} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function IngredientRow({ ingredient, factor }: { ingredient: Ingredient; factor: number }) {
  const { amount, unit, spoons, name, ko, note } = ingredient;
  const household = spoons ? formatSpoons(spoons, factor) : null;
  return (
    <li className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)] gap-3 py-2.5 print:break-inside-avoid print:py-0.5 [overflow-wrap:anywhere]">
      <span>
        <span className="font-bold">{formatAmount(amount, unit, factor)}</span>
        {household ? <span className="block text-sm text-ink-soft">{household}</span> : null}
      </span>
      <span>
        {name}
        {ko ? (
          <span lang="ko" className="ml-2 break-keep text-ink-soft">
            {ko}
          </span>
        ) : null}
        {note ? <span className="block text-sm text-ink-soft">{note}</span> : null}
      </span>
    </li>
  );
}
