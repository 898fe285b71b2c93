import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/locales';
import type { StructuredRecipe } from '@/lib/recipes/structured-recipe';
import { toTagLabel } from '@/lib/recipes/tag-groups';
import type { Recipe } from '@/lib/recipes/types';
import { buttonClass } from '../ui/button-class';
import { IngredientList } from './ingredient-list';
import { markLanguage, toForeignLang } from './mark-language';
import styles from './prose.module.css';
import { KeepScreenOn } from './recipe-buttons';
import { useDuration } from './use-duration';

export function RecipeContentView({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipes');
  const { content, language } = recipe;
  const lang = toForeignLang(language, useLocale());
  switch (content.kind) {
    case 'absent':
      return <Notice text={t('beingPrepared')} />;
    case 'empty':
      return <Notice text={t('noContent')} />;
    case 'html':
      return <Prose html={content.html} lang={lang} />;
    case 'raw':
      return (
        <pre
          lang={lang}
          className="my-6 overflow-x-auto rounded-card border border-line bg-surface p-4 text-sm whitespace-pre-wrap"
        >
          {content.text}
        </pre>
      );
    case 'structured':
      return (
        <StructuredRecipeView
          post={recipe}
          story={content.html}
          recipe={content.recipe}
          lang={lang}
        />
      );
  }
}

function Notice({ text }: { text: string }) {
  return (
    <p className="my-6 rounded-card bg-brand-soft p-6 text-center text-brand-strong">{text}</p>
  );
}

/** HTML from the database, sanitized by lib/recipes/sanitize-html.ts. */
function Prose({ html, lang }: { html: string; lang: Locale | undefined }) {
  return <div lang={lang} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface StructuredRecipeViewProps {
  post: Recipe;
  story: string | null;
  recipe: StructuredRecipe;
  /** Language of story and recipe, if not the page's. */
  lang: Locale | undefined;
}

/**
 * Story, then the recipe with scalable amounts and numbered steps, and a link that skips the story.
 */
function StructuredRecipeView({ post, story, recipe, lang }: StructuredRecipeViewProps) {
  const t = useTranslations('recipes');
  return (
    <>
      {story ? (
        <>
          <a href="#recipe" className={buttonClass('secondary', 'mt-4 align-middle print:hidden')}>
            {t('jump')}
          </a>
          <div className="print:hidden">
            <Prose html={story} lang={lang} />
          </div>
        </>
      ) : null}
      <section id="recipe" aria-label={t('recipe')} className="scroll-mt-4 pt-4">
        {/* The heading has the cooking time of the post. */}
        <RecipeFacts recipe={recipe} hasCookTime={post.cookMinutes === null} lang={lang} />
        <KeepScreenOn />
        <IngredientList
          slug={post.slug}
          groups={recipe.ingredients}
          servings={post.servings}
          yieldText={recipe.yield}
          lang={lang}
        />
        <StepList steps={recipe.steps} lang={lang} />
        <Notes title={t('tips')} items={recipe.tips} lang={lang} />
        <Notes title={t('substitutions')} items={recipe.substitutions} lang={lang} />
      </section>
    </>
  );
}

interface RecipeFactsProps {
  recipe: StructuredRecipe;
  hasCookTime: boolean;
  lang: Locale | undefined;
}

function RecipeFacts({ recipe, hasCookTime, lang }: RecipeFactsProps) {
  const t = useTranslations('recipes');
  const formatDuration = useDuration();
  const locale = useLocale();
  const diet = recipe.diet?.map((name) => toTagLabel(name, locale));
  const facts = [
    { name: t('prepare'), value: formatDuration(recipe.prepMinutes) },
    {
      name: t('cook'),
      value: hasCookTime && recipe.cookMinutes > 0 ? formatDuration(recipe.cookMinutes) : '',
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
  lang: Locale | undefined;
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

interface StepListProps {
  steps: StructuredRecipe['steps'];
  lang: Locale | undefined;
}

/** Numbered steps with anchors for the structured data. */
function StepList({ steps, lang }: StepListProps) {
  const t = useTranslations('recipes');
  const formatDuration = useDuration();
  return (
    <section className="mt-8 print:mt-3">
      <h2 className="text-card">{t('steps')}</h2>
      <ol className="mt-3 space-y-4 print:space-y-1">
        {steps.map((step, index) => (
          <li
            key={index}
            id={`step-${index + 1}`}
            className="flex scroll-mt-4 break-inside-avoid gap-4 rounded-card border border-line bg-surface p-4 print:border-0 print:p-0"
          >
            <span
              aria-hidden
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand font-extrabold text-on-brand"
            >
              {index + 1}
            </span>
            <p className="leading-relaxed">
              {markLanguage(step.text, lang)}
              {step.minutes ? (
                <span className="mt-1 block text-sm text-ink-soft">
                  {t('about', { time: formatDuration(step.minutes) })}
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
