import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE, toLocalePath, type Locale } from '../../lib/locales';
import { flattenMessages } from '../../scripts/build-messages.mjs';
import { readMessages } from './language-checks';

/** Locale of a page; tests name texts in English and translate them by it. */
const pageLocales = new WeakMap<Page, Locale>();

const messagesByLocale = new Map<Locale, ReadonlyMap<string, string>>();

/** Sets the locale for {@link openPath} and {@link localize}. */
export function setPageLocale(page: Page, locale: Locale): void {
  pageLocales.set(page, locale);
}

const getPageLocale = (page: Page) => pageLocales.get(page) ?? DEFAULT_LOCALE;

/** Opens an English path in the locale of the page. */
export async function openPath(page: Page, path: string): Promise<void> {
  const { origin, pathname, search } = new URL(path, 'http://here');
  const address = toLocalePath(pathname + search, getPageLocale(page));
  await page.goto(path.startsWith('http') ? origin + address : address);
}

/**
 * Pattern of the translations of an English text: all messages that can produce it, with wildcards
 * for placeholders. Texts that are no message, such as names of restaurants, are returned
 * unchanged.
 */
export function localize(page: Page, english: string | RegExp): string | RegExp {
  const locale = getPageLocale(page);
  if (locale === DEFAULT_LOCALE) return english;
  const translations = getMessages(locale);
  const patterns = [...getMessages(DEFAULT_LOCALE)].flatMap(([key, message]) => {
    const numbers = matchMessage(message, english);
    return numbers
      ? [toPattern(translations.get(key) ?? '', numbers).replace(/\?<\w+>/g, '?:')]
      : [];
  });
  if (patterns.length === 0) return english;
  const source = typeof english === 'string' ? '^$' : english.source;
  const [start, end] = [source.startsWith('^') ? '^' : '', source.endsWith('$') ? '$' : ''];
  return new RegExp(`${start}(?:${[...new Set(patterns)].join('|')})${end}`);
}

function getMessages(locale: Locale): ReadonlyMap<string, string> {
  const known = messagesByLocale.get(locale) ?? flattenMessages(readMessages(locale));
  messagesByLocale.set(locale, known);
  return known;
}

/** Numbers in the placeholders of a message that produces this text; null when it does not. */
function matchMessage(message: string, english: string | RegExp): Record<string, string> | null {
  if (typeof english !== 'string') return english.test(toSample(message, '0')) ? {} : null;
  if (!/\w/.test(toSample(message, ''))) return null;
  const match = new RegExp(`^${toPattern(message)}$`).exec(english);
  if (!match) return null;
  const values = Object.entries(match.groups ?? {}).filter(([, value]) => /^\d+$/.test(value));
  return Object.fromEntries(values.map(([name, value]) => [name.replace(/_\d+$/, ''), value]));
}

/** Message with one value for all placeholders. */
const toSample = (message: string, value: string) =>
  writePattern(parse(message), {
    text: (text) => text,
    value: () => value,
    cases: ([first = '']) => first,
  });

/** Pattern of the texts that a message can produce, with the numbers that are known. */
function toPattern(message: string, numbers: Readonly<Record<string, string>> = {}): string {
  let at = 0;
  return writePattern(parse(message), {
    text: (text) =>
      text
        .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        .replace(/\s+/g, '\\s+')
        // Playwright removes it from names and texts, but not for patterns of `toHaveText`.
        .replaceAll('\u200b', '\u200b?'),
    // Group names are unique in a pattern, and a placeholder may occur in several plural cases.
    value: (name) => numbers[name] ?? `(?<${name}_${(at += 1)}>.+)`,
    cases: (cases) => `(?:${cases.join('|')})`,
  });
}

interface PatternWriter {
  text: (text: string) => string;
  /** By the name of the placeholder. */
  value: (name: string) => string;
  cases: (cases: string[]) => string;
}

const hasWord = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => element.type === TYPE.literal && /\p{L}/u.test(element.value));

function writePattern(
  elements: readonly MessageFormatElement[],
  writer: PatternWriter,
  pluralName = '',
): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return writer.text(element.value);
      if (element.type === TYPE.tag) return writePattern(element.children, writer, pluralName);
      if (element.type === TYPE.pound) return writer.value(pluralName);
      if (element.type !== TYPE.plural && element.type !== TYPE.select)
        return writer.value(element.value);
      const cases = Object.values(element.options).map(({ value }) => value);
      // A case of placeholders alone, "{day} {time}", would match any text.
      const telling = cases.filter(hasWord);
      return writer.cases(
        (telling.length > 0 ? telling : cases).map((value) =>
          writePattern(value, writer, element.value),
        ),
      );
    })
    .join('');
}
