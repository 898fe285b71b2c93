import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/locales';
import type { StructuredRecipe } from '@/lib/recipes/structured-recipe';
import { toTagLabel } from '@/lib/recipes/tag-labels';
import { buttonClass } from '../ui/button-class';
import { markLanguage } from './mark-language';
import { IngredientList } from './ingredient-list';
import { KeepScreenOn } from './keep-screen-on';
import { Prose } from './prose';
import { StepList } from './step-list';
import { useDuration } from './use-duration';

interface StructuredRecipeViewProps {
  slug: string;
  story: string | null;
  recipe: StructuredRecipe;
  servings: number | null;
  /** True when the heading shows the cooking time. */
  isCookTimeInHeading: boolean;
  /** Language of story and recipe, if not the page's. */
  lang?: Locale;
}

/**
 * Story, then the recipe with scalable amounts and numbered steps, and a link that skips the story.
 */
export function StructuredRecipeView({
  slug,
  story,
  recipe,
  servings,
  isCookTimeInHeading,
  ...lang
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
            <Prose html={story} {...lang} />
          </div>
        </>
      ) : null}
      <section id="recipe" aria-label={t('recipe')} className="scroll-mt-4 pt-4">
        <RecipeFacts recipe={recipe} isCookTimeInHeading={isCookTimeInHeading} {...lang} />
        <KeepScreenOn />
        <IngredientList
          slug={slug}
          groups={recipe.ingredients}
          servings={servings}
          yieldText={recipe.yield}
          {...lang}
        />
        <StepList steps={recipe.steps} {...lang} />
        <Notes title={t('tips')} items={recipe.tips} {...lang} />
        <Notes title={t('substitutions')} items={recipe.substitutions} {...lang} />
      </section>
    </>
  );
}

function RecipeFacts({
  recipe,
  isCookTimeInHeading,
  lang,
}: Omit<StructuredRecipeViewProps, 'slug' | 'story' | 'servings'>) {
  const t = useTranslations('recipes');
  const formatDuration = useDuration();
  const locale = useLocale();
  const diet = recipe.diet?.map((name) => toTagLabel(name, locale));
  const facts = [
    { name: t('prepare'), value: formatDuration(recipe.prepMinutes) },
    {
      name: t('cook'),
      value:
        isCookTimeInHeading || recipe.cookMinutes === 0 ? '' : formatDuration(recipe.cookMinutes),
    },
    { name: t('kind'), value: recipe.category, language: lang },
    { name: t('diet'), value: diet?.join(locale === 'en' ? ', ' : '、') },
  ].filter(({ value }) => value);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 rounded-card bg-brand-soft p-4 text-brand-strong">
      {facts.map(({ name, value, language }) => (
        <div key={name}>
          <dt className="text-sm">{name}</dt>
          <dd className="font-bold">{markLanguage(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NotesProps {
  title: string;
  items: readonly string[];
  lang?: Locale;
}

function Notes({ title, items, lang }: NotesProps) {
  if (items.length === 0) return null;
  return (
    <section className="mt-8 break-inside-avoid rounded-card border border-line bg-surface p-5 print:mt-3 print:border-0 print:p-0">
      <h2 className="text-card">{title}</h2>
      <ul className="mt-2 list-disc space-y-2 pl-5">
        {items.map((item) => (
          <li key={item}>{markLanguage(item, lang)}</li>
        ))}
      </ul>
    </section>
  );
}
