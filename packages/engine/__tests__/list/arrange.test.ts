import { expect, it } from '@jest/globals';
import { arrangeForTime, isMealTime, type Section } from '../../src';
import type { OpenState } from '../../src/hours';
import type { ArrangedCard } from '../../src/list/arrange';

const NOON = Date.parse('2026-11-25T12:00:00+09:00');
const AFTERNOON = Date.parse('2026-11-25T15:00:00+09:00');
const HOUR = 3_600_000;

interface Place extends ArrangedCard {
  open: OpenState;
  section: Section;
}
const open: OpenState = { state: 'open', nextChange: null };
const closed: OpenState = { ...open, state: 'closed' };

/** Places, with their ids in the order for a time. */
const arrange = (places: Readonly<Record<string, Partial<Place>>>, epochMs = NOON) =>
  arrangeForTime(
    Object.entries(places).map(([contentId, place]): Place => ({
      contentId,
      open,
      section: 'good',
      ...place,
    })),
    epochMs,
    { getSection: ({ section }) => section, getOpenState: (place) => place.open },
  ).map(({ contentId }) => contentId);

it('has open places first, then those that open within the hour, unknown hours and closed ones', () => {
  const places = {
    closed: { open: { ...closed, opensAt: NOON + 2 * HOUR } },
    lastOrdersPassed: { open: { ...open, state: 'lastOrdersPassed', until: NOON + HOUR / 2 } },
    longBreak: { open: { ...open, state: 'break', until: NOON + 2 * HOUR } },
    unknown: { open: { ...open, state: 'unknown' } },
    afterBreak: { open: { ...open, state: 'break', until: NOON + HOUR } },
    soon: { open: { ...closed, opensAt: NOON + HOUR / 2 } },
    usual: { open: { ...open, isUsual: true } },
    open: {},
  } as const;
  expect(arrange(places)).toEqual([
    ...['open', 'usual', 'afterBreak', 'soon', 'unknown'],
    ...['closed', 'lastOrdersPassed', 'longBreak'],
  ]);
});

it('has meals before cafés at meal times alone', () => {
  const places = {
    cafe: { kind: 'coffee' },
    drinks: { match: { justServes: 'drinks' } },
    soup: { kind: 'soup' },
    unknown: {},
  };
  expect(arrange(places)).toEqual(['soup', 'unknown', 'cafe', 'drinks']);
  expect(arrange(places, AFTERNOON)).toEqual(['cafe', 'drinks', 'soup', 'unknown']);
});

it('has fresh menus before old ones, and keeps the order of places that are alike', () => {
  expect(arrange({ old: { menuYear: 2021 }, second: {}, first: {} })).toEqual([
    ...['second', 'first', 'old'],
  ]);
});

it('keeps the sections, and in each the usual risk of a severe allergy', () => {
  const places = {
    ask: { section: 'ask' },
    risky: { risk: 2 },
    safer: { risk: 0, open: closed },
    askClosed: { section: 'ask', open: closed },
  } as const;
  expect(arrange(places)).toEqual(['safer', 'risky', 'ask', 'askClosed']);
});

it('gives one order for one time, whatever the order before', () => {
  const places = { late: { open: closed }, cafe: { kind: 'cake' }, meal: {}, old: { menuYear: 1 } };
  const expected = ['meal', 'old', 'cafe', 'late'];
  expect(arrange(places)).toEqual(expected);
  expect(arrange(Object.fromEntries(Object.entries(places).reverse()))).toEqual(expected);
});

it('knows lunch and dinner by the clock of Seoul', () => {
  expect([NOON, AFTERNOON, NOON + 7 * HOUR, NOON + 9 * HOUR].map(isMealTime)).toEqual([
    ...[true, false, true, false],
  ]);
});
