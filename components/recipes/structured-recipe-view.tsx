import { useTranslations } from 'next-intl';
import type { StructuredRecipe } from '@/lib/recipes/structured';
import { buttonClass } from '../ui/button';
import { IngredientList } from './ingredient-list';
import { KeepScreenOn } from './keep-screen-on';
import { Prose } from './prose';
import { StepList } from './step-list';

interface StructuredRecipeViewProps {
  story: string | null;
  recipe: StructuredRecipe;
  servings: number | null;
  /** Whether the heading has said how long it cooks. */
  isCookTimeSaid: boolean;
}

/** A recipe with amounts that scale and numbered steps; the story comes first, with a way past it. */
export function StructuredRecipeView({
  story,
  recipe,
  servings,
  isCookTimeSaid,
}: StructuredRecipeViewProps) {
  const t = useTranslations('recipes');
  return (
    <>
      {story ? (
        <>
          <a href="#recipe" className={buttonClass('secondary', 'mt-4 align-middle print:hidden')}>
            {t('jump')}
          </a>
          <div className="print:hidden">
            <Prose html={story} />
          </div>
        </>
      ) : null}
      <section id="recipe" aria-label={t('recipe')} className="scroll-mt-4 pt-4">
        <RecipeFacts recipe={recipe} isCookTimeSaid={isCookTimeSaid} />
        <KeepScreenOn />
        <IngredientList groups={recipe.ingredients} servings={servings} yieldText={recipe.yield} />
        <StepList steps={recipe.steps} />
        <Notes title={t('tips')} items={recipe.tips} />
        <Notes title={t('substitutions')} items={recipe.substitutions} />
      </section>
    </>
  );
}

function RecipeFacts({
  recipe,
  isCookTimeSaid,
}: Omit<StructuredRecipeViewProps, 'story' | 'servings'>) {
  const t = useTranslations('recipes');
  const facts = [
    [t('prepare'), t('minutes', { minutes: recipe.prepMinutes })],
    [t('cook'), isCookTimeSaid ? '' : t('minutes', { minutes: recipe.cookMinutes })],
    [t('kind'), recipe.category],
    [t('diet'), recipe.diet?.join(', ')],
  ].filter(([, value]) => value);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 rounded-card bg-brand-soft p-4 text-brand-strong">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm">{name}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mt-8 break-inside-avoid rounded-card border border-line bg-surface p-5 print:mt-3 print:border-0 print:p-0">
      <h2 className="text-card">{title}</h2>
      <ul className="mt-2 list-disc space-y-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
