import 'server-only';
import recipeLabels from '@/content/recipe-labels.json';
import type { Locale } from '@/lib/locales';
import { getLocaleUrl } from '@/lib/page-urls';
import { SITE } from '@/lib/site';
import { getImageUrls } from './recipe-images';
import type { RecipeIngredient, RecipeDiet, StructuredRecipe } from './structured-recipe';
import type { Recipe } from './types';

const DIET_NAMES: Record<RecipeDiet, string | null> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  // "Friendly": no forbidden ingredients, but no certificate.
  'halal-friendly': null,
};

/**
 * schema.org/Recipe of a post
 * (https://developers.google.com/search/docs/appearance/structured-data/recipe). No ratings; times,
 * ingredients and steps only for structured content.
 * @param locale of the page; `inLanguage` is that of the recipe
 */
export function toRecipeJsonLd(recipe: Recipe, locale: Locale = 'en'): Record<string, unknown> {
  const { title, slug, language, excerpt, publishedAt, updatedAt, cookMinutes, content } = recipe;
  const url = getLocaleUrl(`/recipes/${slug}`, locale);
  return dropEmpty({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    url,
    mainEntityOfPage: url,
    name: title,
    inLanguage: language === 'en' ? undefined : language,
    image: getImageUrls(recipe.thumbnailUrl),
    author: { '@type': 'Organization', name: SITE.name, url: SITE.url },
    datePublished: publishedAt,
    dateModified: updatedAt,
    description: excerpt,
    recipeCuisine: recipeLabels[language].cuisine,
    keywords: recipe.tagWords.join(', '),
    recipeYield: toServings(recipe),
    cookTime: cookMinutes === null ? undefined : toDuration(cookMinutes),
    ...(content.kind === 'structured' ? toStructuredFields(content.recipe, recipe, url) : {}),
  });
}

/** JSON-LD for a `<script>`; escapes `<`, which could end it. */
export function toScriptText(jsonLd: Record<string, unknown>): string {
  return JSON.stringify(jsonLd).replace(/</g, '\\u003c');
}

function toStructuredFields(structured: StructuredRecipe, recipe: Recipe, url: string) {
  const { prepMinutes, cookMinutes, category, diet = [], ingredients, steps } = structured;
  return {
    recipeYield: [toServings(recipe), structured.yield].filter(Boolean).join(', '),
    prepTime: toDuration(prepMinutes),
    cookTime: toDuration(cookMinutes),
    totalTime: toDuration(prepMinutes + cookMinutes),
    recipeCategory: category,
    suitableForDiet: diet.map((name) => DIET_NAMES[name]).filter((name) => name !== null),
    recipeIngredient: ingredients.flatMap(({ items }) =>
      items.map(recipe.language === 'en' ? toIngredientText : toIngredientTextNameFirst),
    ),
    recipeInstructions: steps.map(({ text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
      url: `${url}#step-${index + 1}`,
    })),
  };
}

/** "400 g (2 cups) aged kimchi, cut bite-size" */
function toIngredientText({ amount, unit, spoons, name, note }: RecipeIngredient): string {
  const parts = [amount, unit, spoons && `(${spoons})`, name].filter(
    (part) => part !== null && part !== undefined && part !== '',
  );
  return note ? `${parts.join(' ')}, ${note}` : parts.join(' ');
}

/** "白菜キムチ 400g（480 ml）、一口大に切る": name first, for languages without spaces. */
function toIngredientTextNameFirst({ amount, unit, spoons, name, note }: RecipeIngredient): string {
  const text = amount === null ? name : `${name} ${amount}${unit}${spoons ? `（${spoons}）` : ''}`;
  return note ? `${text}、${note}` : text;
}

function toServings({ servings, language }: Recipe): string | undefined {
  return servings === null
    ? undefined
    : recipeLabels[language].servings.replace('#', String(servings));
}

/**
 * ISO 8601 duration.
 * @example toDuration(95) // 'PT1H35M'
 */
function toDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

function dropEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}
