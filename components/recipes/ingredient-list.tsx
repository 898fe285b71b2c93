'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { tickedIngredientsAtom, toggleIngredientAtom } from '@/lib/store/ticked-ingredients';
import { formatAmount, formatSpoons } from '@/lib/recipes/format-amounts';
import type { Locale } from '@/lib/locales';
import type { RecipeIngredient, StructuredRecipe } from '@/lib/recipes/structured-recipe';
import { markLanguage } from './mark-language';
import { ServingsControl, useServings } from './servings';

interface IngredientListProps {
  /** Slug of the recipe. */
  slug: string;
  groups: StructuredRecipe['ingredients'];
  servings: number | null;
  /** Amount the recipe makes, when it has no servings. */
  yieldText: string | undefined;
  /** Language of the ingredients, if not the page's. */
  lang: Locale | undefined;
}

/** Ingredients to tick off, scaled to the chosen servings. */
export function IngredientList({ slug, groups, servings, yieldText, lang }: IngredientListProps) {
  const t = useTranslations('recipes');
  const { chosenServings } = useServings();
  const factor = servings && chosenServings ? chosenServings / servings : 1;
  return (
    <section className="mt-8 print:mt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-card">{t('ingredients')}</h2>
        {servings ? <ServingsControl servings={servings} /> : null}
      </div>
      {yieldText ? (
        <p className="text-sm text-ink-soft">{t('makes', { amount: yieldText })}</p>
      ) : null}
      <div className="print:columns-2">
        {groups.map((group, index) => (
          <div key={index} className="mt-4 print:mt-1">
            {group.group ? (
              <h3 className="font-bold text-brand print:break-after-avoid">
                {markLanguage(group.group, lang)}
              </h3>
            ) : null}
            <ul className="mt-1 divide-y divide-line">
              {group.items.map((item, itemIndex) => (
                <IngredientRow
                  key={itemIndex}
                  id={`${slug} ${index}.${itemIndex}`}
                  ingredient={item}
                  factor={factor}
                  lang={lang}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

interface IngredientRowProps {
  id: string;
  ingredient: RecipeIngredient;
  factor: number;
  lang: Locale | undefined;
}

function IngredientRow({ id, ingredient, factor, lang }: IngredientRowProps) {
  const { amount, unit, spoons, name, ko, note } = ingredient;
  const spoonText = spoons ? formatSpoons(spoons, factor) : null;
  const isTicked = useAtomValue(tickedIngredientsAtom).has(id);
  const toggle = useSetAtom(toggleIngredientAtom);
  return (
    <li className="print:break-inside-avoid [overflow-wrap:anywhere]">
      <label className="grid min-h-touch cursor-pointer grid-cols-[auto_minmax(0,5rem)_minmax(0,1fr)] gap-3 py-2.5 has-checked:text-ink-soft has-checked:line-through print:min-h-0 print:py-0.5">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={() => toggle(id)}
          className="size-6 accent-brand print:size-4"
        />
        <span>
          <span className="font-bold">
            {markLanguage(formatAmount(amount, unit, factor), lang)}
          </span>
          {spoonText ? (
            <span className="block text-sm text-ink-soft">{markLanguage(spoonText, lang)}</span>
          ) : null}
        </span>
        <span>
          {markLanguage(name, lang)}
          {ko ? (
            <span lang="ko" className="ml-2 break-keep text-ink-soft">
              {ko}
            </span>
          ) : null}
          {note ? (
            <span className="block text-sm text-ink-soft">{markLanguage(note, lang)}</span>
          ) : null}
        </span>
      </label>
    </li>
  );
}
