import 'server-only';
import type { CallJournal } from '../common/call-journal';
import type { PartlyParsed, Quarantine } from '../common/quarantine';
import type { ForeignNames, SourceLine, SourceRow, SourceData } from '../source';
import type { Districts } from '../common/districts';
import { toHoursText } from './to-hours-text';
import {
  parseForeignName,
  parseLine,
  parseOperation,
  parsePlace,
  type RegisterPlace,
} from './parse-rows';

/** Endpoints by path, in reading order. */
export const REGISTER_ENDPOINTS = [
  ...(['rstr', 'rstr/oprt'] as const),
  ...(['menu/korean', 'menu/eng', 'menu/jpnse', 'menu/chchr'] as const),
] as const;
export type RegisterEndpoint = (typeof REGISTER_ENDPOINTS)[number];

/** Endpoints of translated menu lines by database column. */
const FOREIGN_NAME_ENDPOINTS = {
  text_eng: 'menu/eng',
  text_ja: 'menu/jpnse',
  text_zh_hans: 'menu/chchr',
} as const;

type PlaceDraft = RegisterPlace & {
  hours: SourceRow['hours'];
  readonly lines: SourceLine[];
};

/** Reads the pages of the register and joins hours and menu lines to their places. */
export async function readRegister(
  journal: CallJournal,
  districts: Districts,
  quarantine: Quarantine,
): Promise<Omit<SourceData, 'takenAt'>> {
  const invalid = { places: new Set<number>(), lines: new Set<number>() };
  const byId = new Map<number, PlaceDraft>();

  /** Valid rows of an endpoint; rejected ones go to quarantine. */
  async function* readChecked<Row>(
    call: RegisterEndpoint,
    parse: (value: unknown) => PartlyParsed<Row>,
    invalidIds?: Set<number>,
  ): AsyncGenerator<{ row: Row; where: string }> {
    for await (const { where, item } of journal.items(call)) {
      const parsed = parse(item);
      const row = quarantine.take(where, parsed);
      if (row) yield { row, where };
      for (const { id } of parsed.rejections) if (id) invalidIds?.add(id);
    }
  }

  async function readPlaces(): Promise<void> {
    const parse = (value: unknown) => parsePlace(value, districts);
    for await (const { row, where } of readChecked('rstr', parse, invalid.places)) {
      const known = byId.get(row.id);
      const draft = { ...row, hours: null, lines: [] };
      if (!known) byId.set(row.id, draft);
      // A list that changes while it is read may return a row twice.
      else if (JSON.stringify(known) !== JSON.stringify(draft)) {
        quarantine.add(where, { reason: 'repeated-id', id: row.id, value: row.name });
      }
    }
    for (const id of byId.keys()) invalid.places.delete(id);
  }

  async function readOperations(): Promise<void> {
    for await (const { row } of readChecked('rstr/oprt', parseOperation)) {
      const { id, hours, closedDays } = row;
      const place = byId.get(id);
      if (!place || place.hours || (hours === '' && closedDays === '')) continue;
      place.hours = { opentimefood: toHoursText(hours), restdatefood: closedDays };
    }
  }

  async function readForeignNames(): Promise<Map<number, ForeignNames>> {
    const names = new Map<number, ForeignNames>();
    for (const [column, call] of Object.entries(FOREIGN_NAME_ENDPOINTS)) {
      for await (const { row } of readChecked(call, parseForeignName)) {
        if (row.name === '') continue;
        const known = names.get(row.id) ?? {};
        names.set(row.id, Object.assign(known, { [column]: row.name }));
      }
    }
    return names;
  }

  async function readLines(): Promise<void> {
    const names = await readForeignNames();
    const seen = new Set<number>();
    for await (const { row, where } of readChecked('menu/korean', parseLine, invalid.lines)) {
      const { id, placeId, name, priceWon } = row;
      const place = byId.get(placeId);
      if (seen.has(id)) {
        quarantine.add(where, { reason: 'repeated-id', id, value: name });
      } else if (place) {
        seen.add(id);
        place.lines.push({ id, name, priceWon, foreign: names.get(id) ?? {} });
      } else if (invalid.places.has(placeId)) {
        // Reported with its place.
        invalid.lines.add(id);
      } else {
        quarantine.add(where, { reason: 'unknown-place', id, value: `${name}: ${placeId}` });
      }
    }
  }

  await readPlaces();
  await readOperations();
  await readLines();
  const places = [...byId.values()].sort((a, b) => a.id - b.id);
  for (const place of places) place.lines.sort((a, b) => a.id - b.id);
  const totalCount = Math.max(0, ...journal.getPages('rstr').map((page) => page.totalCount));
  const isComplete = places.length + invalid.places.size >= totalCount;
  return { places, isComplete, invalid };
}
