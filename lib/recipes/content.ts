import 'server-only';
import * as v from 'valibot';
import { isNestedTooDeep } from '../http/json-depth';
import { validate, type Schema } from '../validation';
import { sanitizeHtml } from './html';
import type { ForeignLocale } from '../locales';
import { structuredRecipeSchema, type StructuredRecipe } from './structured';
import { createTranslatedSchema } from './translated';

/** What a post's `content` comes to on the page; every `html` is safe to show. */
export type RecipeContent =
  | { kind: 'absent' }
  | { kind: 'empty' }
  | { kind: 'html'; html: string }
  | { kind: 'structured'; html: string | null; recipe: StructuredRecipe }
  | { kind: 'raw'; text: string };

const contentObject = v.looseObject({
  html: v.fallback(v.optional(v.string()), undefined),
  content: v.fallback(v.optional(v.string()), undefined),
  recipe: v.optional(v.unknown()),
});

/**
 * Turns the shapes of `content` into what the page shows (specification section 2): a string is HTML; an object with
 * a `html` field or a string `content` is that; a well-formed `recipe` is shown with its own layout and the HTML as
 * its story; any other value is shown as formatted text. Nothing to show is `empty`, no content at all is `absent`.
 * A `recipe` that does not fit its shape is left to the other rules, so a mistake in it never hides the HTML.
 */
export function parseContent(
  content: unknown,
  recipeSchema: Schema<StructuredRecipe> = structuredRecipeSchema,
): RecipeContent {
  if (content === null || content === undefined) return { kind: 'absent' };
  if (typeof content === 'string') return toHtmlContent(content);

  const object = validate(contentObject, content);
  if (object.success) {
    const { html: htmlField, content: contentField, recipe: recipeField } = object.data;
    const html = htmlField ?? contentField;
    const recipe = validate(recipeSchema, recipeField);
    if (recipe.success) {
      const story = html === undefined ? null : toHtmlContent(html);
      return {
        kind: 'structured',
        html: story?.kind === 'html' ? story.html : null,
        recipe: recipe.data,
      };
    }
    if (html !== undefined) return toHtmlContent(html);
  }
  // Indented, what is nested a thousand levels deep becomes a page of megabytes.
  return isEmpty(content) || isNestedTooDeep(content)
    ? { kind: 'empty' }
    : { kind: 'raw', text: JSON.stringify(content, null, 2) };
}

/**
 * The content of a translation, or null where it does not fit that of its post: another shape, or a recipe that leaves
 * something out.
 */
export function parseTranslatedContent(
  translation: unknown,
  content: RecipeContent,
  locale: ForeignLocale,
): RecipeContent | null {
  const translated =
    content.kind === 'structured'
      ? parseContent(translation, createTranslatedSchema(content.recipe, locale))
      : parseContent(translation);
  return translated.kind === content.kind ? translated : null;
}

function toHtmlContent(dirtyHtml: string): RecipeContent {
  const html = sanitizeHtml(dirtyHtml);
  const hasSomethingToSee = /<img\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
  return hasSomethingToSee ? { kind: 'html', html } : { kind: 'empty' };
}

function isEmpty(content: unknown): boolean {
  return typeof content === 'object' && content !== null && Object.keys(content).length === 0;
}
