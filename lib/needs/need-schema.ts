import * as v from 'valibot';
import { ALLERGENS, MEATS } from '@kioot/engine/needs';
import { rejectArrays, type strictObject } from '../validation';
import { MAX_PEOPLE } from './need';

/** Builder of an object schema: `v.object`, or one that rejects further fields. */
type ToObject = <const Entries extends v.ObjectEntries>(
  entries: Entries,
) => v.ObjectSchema<Entries, undefined> | ReturnType<typeof strictObject<Entries>>;

/** Rejects unknown codes: ignoring one would promise an unchecked allergy. */
const codesSchema = v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length));

const createPreferenceSchema = (toObject: ToObject) =>
  v.union([
    toObject({ kind: v.picklist(['any', 'halal', 'strictVegan', 'lactoOvo']) }),
    toObject({
      kind: v.literal('meats'),
      meats: v.pipe(v.array(v.picklist(MEATS)), v.minLength(1), v.maxLength(MEATS.length)),
    }),
  ]);

const createRestrictionsSchema = (toObject: ToObject) =>
  rejectArrays(
    v.pipe(
      toObject({
        allergies: codesSchema,
        severe: v.optional(codesSchema),
        otherSevere: v.optional(v.boolean()),
        notSpicy: v.optional(v.boolean()),
        noFivePungent: v.optional(v.boolean()),
        vegetarianClass: v.optional(v.picklist(['ovo', 'lacto'])),
      }),
      v.forward(
        v.check(
          ({ allergies, severe = [] }) => severe.every((code) => allergies.includes(code)),
          'must be among the allergies',
        ),
        ['severe'],
      ),
    ),
  );

/** List of the people beside the visitor. */
export const createOthersSchema = <const Person extends v.GenericSchema>(personSchema: Person) =>
  v.pipe(
    v.array(rejectArrays(personSchema)),
    v.maxLength(MAX_PEOPLE - 1, `at most ${MAX_PEOPLE - 1} people beside the visitor`),
  );

/** Fields of the needs of a table. */
export function createTableFields(toObject: ToObject) {
  const personFields = {
    need: createPreferenceSchema(toObject),
    profile: v.optional(createRestrictionsSchema(toObject)),
  };
  return { ...personFields, others: v.optional(createOthersSchema(toObject(personFields))) };
}

/** Fields of the needs of a table in storage; fields of other versions are dropped. */
export const tableFields = createTableFields(v.object);
