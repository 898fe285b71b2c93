import 'server-only';
import * as v from 'valibot';
import { isNestedTooDeep } from '@kioot/base/fetch';
import { validate, type Schema } from '@kioot/base/validation';
import { sanitizeHtml } from './sanitize-html';
import type { ForeignLocale } from '../locales';
import {
  createTranslationSchema,
  structuredRecipeSchema,
  type StructuredRecipe,
} from './structured-recipe';

/** Content of a post for the page; `html` is sanitized. */
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
 * Parses the shapes of `content` (specification section 2): a string is HTML, and so are an `html`
 * field and a string `content` of an object; a valid `recipe` is structured, with the HTML as its
 * story; any other value is shown as formatted JSON. `empty` has nothing to show, `absent` no
 * content at all. An invalid `recipe` never hides the HTML.
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
  // Indentation would turn a thousand levels into megabytes.
  return isEmptyObject(content) || isNestedTooDeep(content)
    ? { kind: 'empty' }
    : { kind: 'raw', text: JSON.stringify(content, null, 2) };
}

/**
 * Content of a translation; null when it does not fit its post: another shape, or an incomplete
 * recipe.
 */
export function parseTranslatedContent(
  translation: unknown,
  content: RecipeContent,
  locale: ForeignLocale,
): RecipeContent | null {
  const translated =
    content.kind === 'structured'
      ? parseContent(translation, createTranslationSchema(content.recipe, locale))
      : parseContent(translation);
  return translated.kind === content.kind ? translated : null;
}

function toHtmlContent(dirtyHtml: string): RecipeContent {
  const html = sanitizeHtml(dirtyHtml);
  const isVisible = /<img\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
  return isVisible ? { kind: 'html', html } : { kind: 'empty' };
}

function isEmptyObject(content: unknown): boolean {
  return typeof content === 'object' && content !== null && Object.keys(content).length === 0;
}
