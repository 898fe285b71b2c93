import { expect, it } from '@jest/globals';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import { createTranslator, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, useTranslations } from '@/lib/i18n/in-browser';
import type { Locale } from '@/lib/locales';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { listMessages } from '@/scripts/build-messages.mjs';

type Value = string | number | Date | ((children: ReactNode) => ReactNode);
type Say = (key: string, values: Record<string, Value>) => ReactNode;

const TIME_ZONE = 'Asia/Seoul';
const COUNTS = [0, 1, 2, 1_234];

/** What is said where only texts went in: one text, or a list of them. */
const toText = (said: ReactNode): string => [said].flat().join('');

/** What may go into a message, by its name. */
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

/** Every value of each name at least once. */
function toSamples(text: string): Record<string, Value>[] {
  const values = new Map<string, Value[]>();
  addValues(parse(text), values);
  const count = Math.max(1, ...[...values.values()].map((each) => each.length));
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries([...values].map(([name, each]) => [name, each[at % each.length] ?? ''])),
  );
}

/** As the build does. */
const toCompiled = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : toCompiled(value),
    ]),
  );

it.each([
  ['en', en],
  ['ja', ja],
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
] as const)('says every message as next-intl does: %s', (locale, messages) => {
  const samples = [...listMessages(messages)].flatMap(([key, text]) =>
    toSamples(text).map((values) => ({ key, values })),
  );
  const sayAll = (getSay: (room: string) => Say) =>
    samples.map(({ key, values }) => {
      const [room = ''] = key.split('.');
      return [key, toText(getSay(room)(key.slice(room.length + 1), values))];
    });

  const inBrowser = new Map<string, Say>();
  function Asked({ room }: { room: string }) {
    inBrowser.set(room, useTranslations(room).rich);
    return null;
  }
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={toCompiled(messages)} timeZone={TIME_ZONE}>
      {Object.keys(messages).map((room) => (
        <Asked key={room} room={room} />
      ))}
    </IntlProvider>,
  );

  // Of any room and key of the file: the types of next-intl take a key, and what goes into it, one at a time.
  const given: { locale: Locale; messages: AbstractIntlMessages } = { locale, messages };
  const asOnServer = sayAll((namespace) => {
    const t = createTranslator({ ...given, namespace, timeZone: TIME_ZONE });
    return t.rich as Say;
  });
  expect(samples.length).toBeGreaterThan(400);
  expect(sayAll((room) => inBrowser.get(room) ?? (() => null))).toEqual(asOnServer);
});
