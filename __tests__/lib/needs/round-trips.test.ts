import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import {
  ALLERGENS,
  MEATS,
  parsePreference,
  toPreferenceSentence,
  type DietaryRestrictions,
  type Preference,
  type PersonNeeds,
} from '@kioot/engine/needs';
import { formatLinkTable, parseLinkTable } from '@/lib/needs/link';
import { parseJoinHash, toJoinHash } from '@/lib/needs/join-link';
import { MAX_PEOPLE, toPeople, type TableNeeds, toProfileKey } from '@/lib/needs/need';
import { tableFields } from '@/lib/needs/need-schema';
import { requestFields, sentenceFields, parseProfileKey } from '@/lib/search/contract/requests';
import { toSentences } from '@/lib/session/fetch-restaurants';
import { toPreference, toUserPref } from '@/lib/needs/user-pref';
import { parseNeedsOfVerdict } from '@/lib/search/service/card-mapper';
import { toPositionSharePath } from '@/lib/session/share-link';
import { parse, strictObject } from '@kioot/base/validation';
import { toRuns } from '../../helpers/sample';

const anyNeed: fc.Arbitrary<Preference> = fc.oneof(
  fc.constantFrom<Preference>(
    { kind: 'any' },
    { kind: 'halal' },
    { kind: 'strictVegan' },
    { kind: 'lactoOvo' },
  ),
  fc.subarray([...MEATS], { minLength: 1 }).map((meats): Preference => ({ kind: 'meats', meats })),
);

/** Restrictions as a phone sends them: flags that are set, in the order of the codes. */
const anyProfile: fc.Arbitrary<DietaryRestrictions | undefined> = fc
  .record({
    allergies: fc.subarray([...ALLERGENS], { maxLength: 4 }),
    isSevere: fc.boolean(),
    otherSevere: fc.boolean(),
    notSpicy: fc.boolean(),
    noFivePungent: fc.boolean(),
    vegetarianClass: fc.constantFrom('ovo' as const, 'lacto' as const, undefined),
  })
  .map(({ allergies, isSevere, vegetarianClass, ...flags }) => {
    const [severe] = allergies;
    const profile = {
      allergies,
      ...(isSevere && severe ? { severe: [severe] } : {}),
      ...(flags.otherSevere ? { otherSevere: true } : {}),
      ...(flags.notSpicy ? { notSpicy: true } : {}),
      ...(flags.noFivePungent ? { noFivePungent: true } : {}),
      ...(flags.noFivePungent && vegetarianClass ? { vegetarianClass } : {}),
    };
    return allergies.length > 0 || Object.keys(profile).length > 1 ? profile : undefined;
  });

const anyPerson: fc.Arbitrary<PersonNeeds> = fc
  .tuple(anyNeed, anyProfile)
  .map(([need, profile]) => (profile ? { need, profile } : { need }));

const anyTable: fc.Arbitrary<TableNeeds> = fc
  .tuple(anyPerson, fc.array(anyPerson, { maxLength: MAX_PEOPLE - 1 }))
  .map(([first, others]) => (others.length > 0 ? { ...first, others } : first));

const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, property), toRuns(500));

/** Needs that a link holds without its hash. */
function withoutAllergies({ need, profile }: PersonNeeds): PersonNeeds {
  const { notSpicy, noFivePungent, vegetarianClass } = profile ?? {};
  if (!notSpicy && !noFivePungent) return { need };
  return {
    need,
    profile: {
      allergies: [],
      ...(notSpicy ? { notSpicy } : {}),
      ...(noFivePungent ? { noFivePungent } : {}),
      ...(vegetarianClass ? { vegetarianClass } : {}),
    },
  };
}

it('reads a preference from its sentence, and from the options of the forms', () =>
  check(anyNeed, (need) => {
    expect(parsePreference(toPreferenceSentence(need))).toEqual(need);
    expect(toPreference(toUserPref(need))).toEqual(need);
  }));

it('reads the needs of a person from their key', () =>
  check(anyPerson, ({ need, profile }) => {
    const key = toProfileKey(need, profile);
    const flags = { notSpicy: false, noFivePungent: false };
    expect(key === undefined ? null : parseProfileKey(key)).toEqual(
      key === undefined ? null : { need, profile: { allergies: [], ...flags, ...profile } },
    );
  }));

it('reads the needs of a table from the verdicts on a place', () =>
  check(anyTable, (table) => {
    const toKnown = ({ need, profile }: PersonNeeds): PersonNeeds =>
      toProfileKey(need, profile) === undefined
        ? { need }
        : { need, profile: { allergies: [], notSpicy: false, noFivePungent: false, ...profile } };
    const [first, ...others] = toPeople(table);
    const keys = [first, ...others].map(({ need, profile }) => toProfileKey(need, profile));
    const party = keys.map((checkedFor) => ({ fit: 'yes' as const, checkedFor }));
    const row = { contentId: '1', title: '집', party };
    expect(others.length > 0 ? parseNeedsOfVerdict(row) : null).toEqual(
      others.length > 0 ? { ...toKnown(first), others: others.map(toKnown) } : null,
    );
  }));

it('reads the needs of a table from its link', () =>
  check(fc.tuple(anyTable, fc.boolean()), ([table, hasAllergies]) => {
    const path = toPositionSharePath({ origin: { mapx: 127, mapy: 37.5 }, radius: 500, ...table });
    const link = `${path}${formatLinkTable(table, hasAllergies)}`;
    const { searchParams, hash } = new URL(link, 'https://a.example');
    const { others, ...first } = table;
    const expected = hasAllergies
      ? table
      : {
          ...withoutAllergies(first),
          ...(others ? { others: others.map(withoutAllergies) } : {}),
        };
    expect(parseLinkTable(searchParams, hash)).toEqual(expected);
  }));

it('reads the needs of a sender from the hash of an invitation, but for spice', () =>
  check(anyPerson, ({ need, profile }) => {
    const hash = toJoinHash({ need, profile }, { hasDiet: true, hasAllergies: true });
    const sent = { ...(profile ?? { allergies: [] }), notSpicy: undefined };
    expect(parseJoinHash(hash)).toEqual({ need, profile: sent });
  }));

it('reads a table from storage and from a request, and drops none of its fields', () =>
  check(anyTable, (table) => {
    const json: unknown = JSON.parse(JSON.stringify(table));
    expect(parse(v.object(tableFields), json)).toEqual(table);
    expect(parse(strictObject(requestFields), json)).toEqual(table);
  }));

it('reads a table from the sentences of the four calls', () =>
  check(anyTable, (table) => {
    const json: unknown = JSON.parse(JSON.stringify(toSentences(table)));
    const { userPref, ...rest } = parse(v.object(sentenceFields), json);
    expect({ ...rest, need: userPref.need }).toEqual(table);
  }));
