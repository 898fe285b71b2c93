import { expect, it } from '@jest/globals';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import formatMessage from 'icu-minify/format';
import { createTranslator, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/locales';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { flattenMessages } from '@/scripts/build-messages.mjs';

type Value = string | number | Date | ((children: ReactNode) => ReactNode);
type Say = (key: string, values: Record<string, Value>) => ReactNode;

const TIME_ZONE = 'Asia/Seoul';
const COUNTS = [0, 1, 2, 1_234];

/** Text of a message without markup. */
const toText = (children: ReactNode): string => [children].flat().join('');

/** Collects the placeholders of a message by name. */
function addValues(elements: readonly MessageFormatElement[], values: Map<string, Value[]>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) values.set(element.value, ['명동']);
    if (element.type === TYPE.number) values.set(element.value, COUNTS);
    if (element.type === TYPE.date || element.type === TYPE.time)
      values.set(element.value, [new Date('2026-11-23T15:30:00Z')]);
    if (element.type === TYPE.tag) {
      values.set(element.value, [(children) => `<${toText(children)}>`]);
      addValues(element.children, values);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const cases = Object.entries(element.options);
      values.set(
        element.value,
        element.type === TYPE.plural ? COUNTS : cases.map(([name]) => name),
      );
      for (const [, { value }] of cases) addValues(value, values);
    }
  }
}

/** Sample arguments that cover every value of each placeholder. */
function toSamples(text: string): Record<string, Value>[] {
  const values = new Map<string, Value[]>();
  addValues(parse(text), values);
  const count = Math.max(1, ...[...values.values()].map((each) => each.length));
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries([...values].map(([name, each]) => [name, each[at % each.length] ?? ''])),
  );
}

const formatters = {
  getNumberFormat: (locale: Locale, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options),
  getDateTimeFormat: (locale: Locale, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
  getPluralRules: (locale: Locale, options?: Intl.PluralRulesOptions) =>
    new Intl.PluralRules(locale, options),
};

it.each([
  ['en', en],
  ['ja', ja],
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
] as const)('formats compiled messages like their source: %s', (locale, messages) => {
  const samples = [...flattenMessages(messages)].flatMap(([key, text]) =>
    toSamples(text).map((values) => ({ key, text, values })),
  );
  // next-intl types one namespace at a time.
  const input: { locale: Locale; messages: AbstractIntlMessages } = { locale, messages };
  const interpreted = samples.map(({ key, values }) => {
    const [namespace = ''] = key.split('.');
    const t = createTranslator({ ...input, namespace, timeZone: TIME_ZONE });
    return [key, toText((t.rich as Say)(key.slice(namespace.length + 1), values))];
  });
  const compiled = samples.map(({ key, text, values }) => {
    const options = { formatters, timeZone: TIME_ZONE };
    return [key, toText(formatMessage<ReactNode>(compile(text), locale, values, options))];
  });
  expect(samples.length).toBeGreaterThan(400);
  expect(compiled).toEqual(interpreted);
});
