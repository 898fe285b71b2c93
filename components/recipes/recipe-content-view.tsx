import { useLocale, useTranslations } from 'next-intl';
import type { Recipe } from '@/lib/recipes/types';
import { Prose } from './prose';
import { StructuredRecipeView } from './structured-recipe-view';

export function RecipeContentView({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipes');
  const { content, language } = recipe;
  const lang = language === useLocale() ? {} : { lang: language };
  switch (content.kind) {
    case 'absent':
      return <Notice text={t('beingPrepared')} />;
    case 'empty':
      return <Notice text={t('noContent')} />;
    case 'html':
      return <Prose html={content.html} {...lang} />;
    case 'raw':
      return (
        <pre
          {...lang}
          className="my-6 overflow-x-auto rounded-card border border-line bg-surface p-4 text-sm whitespace-pre-wrap"
        >
          {content.text}
        </pre>
      );
    case 'structured':
      return (
        <StructuredRecipeView
          slug={recipe.slug}
          story={content.html}
          recipe={content.recipe}
          {...lang}
          servings={recipe.servings}
          isCookTimeInHeading={recipe.cookMinutes !== null}
        />
      );
  }
}

function Notice({ text }: { text: string }) {
  return (
    <p className="my-6 rounded-card bg-brand-soft p-6 text-center text-brand-strong">{text}</p>
  );
}
