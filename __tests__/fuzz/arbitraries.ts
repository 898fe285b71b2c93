import fc from 'fast-check';
import { CODE_POINT } from '../helpers/code-point';

/** Texts that have broken parsers before. */
const NASTY_TEXTS = [
  ...['', ' ', '\0', '\u2028', '\ud800', '\ufeff', '‮', '가', '각', '\r\n', '%00', '%ff', '../..'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'NaN', '-0', '1e999'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '${7*7}',
  ],
  ...["' or 1=1 --", '{{7*7}}', 'http://169.254.169.254/', 'file:///etc/passwd', '//evil.example'],
  ...['/\t/evil.example', '/\\evil.example', '%0a', '\u0085', '\u009b31m', '\u001b[31m', '\u2029'],
  ...[
    '09:00~22:00',
    '25:99~99:99',
    '매주 월요일 휴무',
    '24시간',
    '0~0',
    '돼지고기, 소고기만',
    '나는 비건이야',
  ],
  ...[
    '(',
    ')',
    '((((((((((',
    '/'.repeat(500),
    'a'.repeat(600),
    '<'.repeat(200),
    '&amp;'.repeat(100),
  ],
] as const;

export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: CODE_POINT, maxLength: 200 }) },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...NASTY_TEXTS), { maxLength: 8 })
      .map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.stringMatching(/^[가-힣0-9 :~,()<>/[\].-]{0,120}$/) },
);

const nastyKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', '');

/** Any JSON value, with keys of the prototype. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'json' },
    anyText,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    // Array-like or string-like, with a length that compares to nothing.
    fc.constant({ length: { toString: '' } }),
    fc.array(tie('value'), { maxLength: 4, depthIdentifier: 'json' }),
    fc
      .array(fc.tuple(fc.oneof(anyText, nastyKey), tie('value')), {
        maxLength: 4,
        depthIdentifier: 'json',
      })
      // As from JSON.parse: `__proto__` is an own key.
      .map((entries): unknown => {
        const text = entries.map(([key, value]) => `${JSON.stringify(key)}:${toJson(value)}`);
        return JSON.parse(`{${text.join(',')}}`);
      }),
  ),
})).value;

/** Value as JSON; null when it has no JSON form. */
export function toJson(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** Valid objects with fields replaced, removed or added. */
export function almostValid<T extends object>(valid: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(), fc.option(anyJson), anyText), { maxLength: 2 }))
    .map(([object, changes]): unknown => {
      const entries = new Map<string, unknown>(Object.entries(object));
      const keys = [...entries.keys()];
      for (const [at, value, name] of changes) {
        const key = keys[at % (keys.length + 1)] ?? name;
        if (value === null) entries.delete(key);
        else entries.set(key, value);
      }
      return Object.fromEntries(entries);
    });
}

const id = fc.oneof(fc.integer({ min: 1, max: 4_000_000 }), anyText);

export const anyRestaurant = fc.record(
  {
    contentId: id,
    title: anyText,
    title_eng: fc.option(anyText),
    firstmenu: fc.option(anyText),
    treatmenu: fc.option(anyText),
    opentimefood: fc.option(anyText),
    restdatefood: fc.option(anyText),
    addr1: fc.option(anyText),
    mapx: fc.oneof(fc.double(), anyText),
  },
  { requiredKeys: ['contentId', 'title'] },
);

export const lookUpBody = almostValid(
  fc.record({
    mapx: fc.double({ min: 123.9, max: 132.1 }),
    mapy: fc.double({ min: 32.9, max: 39.1 }),
    radius: fc.constantFrom(500, 1000, 2000),
  }),
);

export const filterBody = almostValid(
  fc.record({
    contentIdList: fc.array(id, { maxLength: 20 }),
    userPref: fc.oneof(
      fc.constantFrom('아무거나 괜찮아요', '돼지고기만', '나는 비건이야, 락토 오보 채식 음식만'),
      anyText,
    ),
  }),
);

export const pageBody = almostValid(
  fc.record({
    restaurantInfo: fc.array(anyRestaurant, { maxLength: 12 }),
    page: fc.integer({ min: 0, max: 3 }),
    pageSize: fc.integer({ min: 0, max: 51 }),
  }),
);

export const searchBody = almostValid(
  fc.record(
    {
      origin: almostValid(
        fc.record({
          mapx: fc.double({ min: 126.8, max: 127.2 }),
          mapy: fc.double({ min: 37.4, max: 37.7 }),
        }),
      ),
      radius: fc.constantFrom(500, 1000, 2000),
      need: almostValid(
        fc.record(
          {
            kind: fc.constantFrom('any', 'meats', 'halal', 'strictVegan', 'lactoOvo'),
            meats: fc.array(fc.constantFrom('pork', 'beef', 'fish'), { maxLength: 8 }),
          },
          { requiredKeys: ['kind'] },
        ),
      ),
      want: fc.constantFrom('page', 'counts'),
      cursor: fc.oneof(anyText, fc.stringMatching(/^\d{1,4}\.[\w-]{22}$/)),
      pageSize: fc.integer({ min: 0, max: 51 }),
    },
    { requiredKeys: ['origin', 'radius', 'need', 'want'] },
  ),
);

const HTML_PARTS = [
  ...[
    '<p>',
    '</p>',
    '<img src=',
    '"x"',
    " onerror='alert(1)'",
    '>',
    '<a href="',
    'java\tscript:alert(1)',
    '">',
  ],
  ...[
    '<svg/onload=alert(1)>',
    '<math><mtext></p><style>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<script',
    '</script>',
  ],
  ...[
    '<iframe srcdoc=',
    '<noscript>',
    '</noscript>',
    '<template>',
    '&lt;script&gt;',
    '&#x6a;avascript:',
    '<xmp>',
    '\0',
  ],
  ...[
    '<h1>',
    '<table><tr><td>',
    '<a href=//evil.example>',
    '<form action=',
    '<base href=',
    '<object data=',
  ],
] as const;

/** Fragments of HTML, valid or not, with attacks among them. */
export const anyHtml = fc
  .array(fc.oneof(fc.constantFrom(...HTML_PARTS), anyText), { maxLength: 12 })
  .map((parts) => parts.join(''));
