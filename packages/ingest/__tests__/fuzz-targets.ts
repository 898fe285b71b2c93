import fc from 'fast-check';
import * as v from 'valibot';
import { placeSchema } from '@kioot/places/place';
import { parse } from '@kioot/base/validation';
import { toComparableName } from '../src/branch-name';
import { OfficialNames, parseOfficialTitle } from '../src/tourapi/official-names';
import { findErrorCodeByName, SourceError, toErrorCode } from '../src/common/source-error';
import { parseResponse } from '../src/common/parse-response';
import { parseSeoulCoordinates } from '../src/common/coordinates';
import { TOURAPI } from '../src/tourapi/endpoints';
import {
  commonItemSchema,
  introItemSchema,
  listItemSchema,
  decodeSourceText,
} from '../src/tourapi/items';
import { redactServiceKey, toDecodedServiceKey } from '../src/common/service-key';
import { getChangedFields } from '../src/change-report';
import { journalEntrySchema } from '../src/common/call-journal';
import { toMergedRow, toUnlistedRow } from '../src/tourapi/merge-row';
import { almostValid, anyHtml, anyJson, anyText, toJson } from '@/__tests__/fuzz/arbitraries';
import { assert, target, type FuzzTarget } from '@/__tests__/fuzz/fuzz-target';

const value = fc.oneof(anyText, fc.double(), fc.constant(null));

const listItem = almostValid(
  fc.record({
    contentid: fc.oneof(fc.nat().map(String), anyText),
    title: anyText,
    addr1: value,
    mapx: fc.oneof(fc.constant('126.98'), value),
    mapy: fc.oneof(fc.constant('37.56'), value),
    tel: value,
    modifiedtime: value,
  }),
);
const detailItem = almostValid(
  fc.record({
    contentid: anyText,
    contenttypeid: fc.constantFrom('39', 39, '12'),
    firstmenu: value,
    treatmenu: value,
    opentimefood: value,
    restdatefood: value,
    addr1: value,
  }),
);

const none = new OfficialNames();

function parseOrNull<Item>(schema: v.GenericSchema<unknown, Item>, value: unknown): Item | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** Responses of sources on their way into the snapshot. */
export const ingestTargets: readonly FuzzTarget[] = [
  target('synced row', fc.tuple(listItem, detailItem, detailItem), ([list, intro, common]) => {
    const item = v.safeParse(listItemSchema, list);
    // New rows without a name are skipped earlier.
    if (!item.success || item.output.title === '') return;
    const row = toMergedRow({
      base: undefined,
      item: item.output,
      intro: parseOrNull(introItemSchema, intro),
      common: parseOrNull(commonItemSchema, common),
      names: { en: none, ja: none, 'zh-Hans': none, 'zh-Hant': none },
      today: '2026-05-05',
    });
    // Written rows must parse at the next start.
    const known = parse(
      placeSchema,
      JSON.parse(JSON.stringify({ ...row, mapx: row.mapx ?? '', mapy: row.mapy ?? '' })),
    );
    assert(getChangedFields(row, known).length === 0, 'changed on its way');
    toUnlistedRow(row, '2026-05-05');
  }),
  target(
    'journal line',
    fc.oneof(
      anyJson,
      almostValid(fc.record({ t: fc.constantFrom('page', 'intro'), item: anyJson })),
    ),
    (entry) => v.safeParse(journalEntrySchema, entry),
  ),
  target('text of the source', fc.tuple(anyText, anyText), ([text, key]) => {
    decodeSourceText(text);
    toComparableName(text);
    toErrorCode(text);
    findErrorCodeByName(text);
    assert(
      key.length < 8 || !redactServiceKey(`${text}${key}`, key).includes(key),
      'the key shows',
    );
  }),
  target(
    'TourAPI response',
    fc.record({
      status: fc.constantFrom(200, 429, 500),
      body: fc.oneof(anyText, anyJson.map(toJson), anyHtml),
    }),
    (answer) => {
      try {
        parseResponse(answer, TOURAPI);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
      }
    },
  ),
  target('coordinates', fc.tuple(anyText, anyText), ([mapx, mapy]) =>
    parseSeoulCoordinates(mapx, mapy),
  ),
  target('official title', anyText, (title) => parseOfficialTitle(title)),
  target('service key', anyText, (key) => toDecodedServiceKey(key)),
];
