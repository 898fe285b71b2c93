import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE, toLocalePath, type Locale } from '../../lib/locales';
import { listMessages } from '../../scripts/build-messages.mjs';
import { readMessages } from './languages';

/** Journeys name things in English; what a page in another language says there, they learn here. */
const LANGUAGES = new WeakMap<Page, Locale>();

const messagesOf = new Map<Locale, ReadonlyMap<string, string>>();

/** From now on, what `go` opens and `say` looks for on this page is of that language. */
export function readIn(page: Page, locale: Locale): void {
  LANGUAGES.set(page, locale);
}

const getLanguage = (page: Page) => LANGUAGES.get(page) ?? DEFAULT_LOCALE;

/** Opens an English page, or the one that is it in the language of the visitor. */
export async function go(page: Page, path: string): Promise<void> {
  const { origin, pathname, search } = new URL(path, 'http://here');
  const address = toLocalePath(pathname + search, getLanguage(page));
  await page.goto(path.startsWith('http') ? origin + address : address);
}

/**
 * What a page says in place of the English: every message that the English could be, with anything where names and
 * numbers stand in it. What no message is, such as the name of a house, stays.
 */
export function say(page: Page, english: string | RegExp): string | RegExp {
  const locale = getLanguage(page);
  if (locale === DEFAULT_LOCALE) return english;
  const theirs = getMessages(locale);
  const said = [...getMessages(DEFAULT_LOCALE)].flatMap(([key, message]) => {
    const numbers = findSaid(message, english);
    return numbers ? [toPattern(theirs.get(key) ?? '', numbers).replace(/\?<\w+>/g, '?:')] : [];
  });
  if (said.length === 0) return english;
  const source = typeof english === 'string' ? '^$' : english.source;
  const [start, end] = [source.startsWith('^') ? '^' : '', source.endsWith('$') ? '$' : ''];
  return new RegExp(`${start}(?:${[...new Set(said)].join('|')})${end}`);
}

function getMessages(locale: Locale): ReadonlyMap<string, string> {
  const known = messagesOf.get(locale) ?? listMessages(readMessages(locale));
  messagesOf.set(locale, known);
  return known;
}

/** The numbers that stand in a message when it says this; null when it never does. */
function findSaid(message: string, english: string | RegExp): Record<string, string> | null {
  if (typeof english !== 'string') return english.test(toSample(message, '0')) ? {} : null;
  if (!/\w/.test(toSample(message, ''))) return null;
  const found = new RegExp(`^${toPattern(message)}$`).exec(english);
  if (!found) return null;
  const values = Object.entries(found.groups ?? {}).filter(([, value]) => /^\d+$/.test(value));
  return Object.fromEntries(values.map(([name, value]) => [name.replace(/_\d+$/, ''), value]));
}

/** A message with the same for whatever goes into it. */
const toSample = (message: string, value: string) =>
  write(parse(message), {
    text: (text) => text,
    value: () => value,
    cases: ([first = '']) => first,
  });

/** What a message may look like, with these numbers where they are known. */
function toPattern(message: string, numbers: Readonly<Record<string, string>> = {}): string {
  let at = 0;
  return write(parse(message), {
    text: (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+'),
    // A pattern may name a group once, and each case of a plural has its number.
    value: (name) => numbers[name] ?? `(?<${name}_${(at += 1)}>.+)`,
    cases: (cases) => `(?:${cases.join('|')})`,
  });
}

interface Writing {
  text: (text: string) => string;
  /** By the name of what goes in. */
  value: (name: string) => string;
  cases: (cases: string[]) => string;
}

function write(elements: readonly MessageFormatElement[], as: Writing, counted = ''): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return as.text(element.value);
      if (element.type === TYPE.tag) return write(element.children, as, counted);
      if (element.type === TYPE.pound) return as.value(counted);
      if (element.type !== TYPE.plural && element.type !== TYPE.select)
        return as.value(element.value);
      return as.cases(
        Object.values(element.options).map(({ value }) => write(value, as, element.value)),
      );
    })
    .join('');
}
