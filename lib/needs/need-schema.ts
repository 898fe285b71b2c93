import * as v from 'valibot';
import { ALLERGENS, MEATS } from '@kioot/engine/needs';
import { rejectArrays, type strictObject } from '@kioot/base/validation';
import { DIETS, VEGETARIAN_CLASS_CODES } from './need';

/** Object, or one that rejects further fields. */
type ObjectSchema<Entries extends v.ObjectEntries> =
  v.ObjectSchema<Entries, undefined> | ReturnType<typeof strictObject<Entries>>;

/** Builders of schemas: of storage, or of requests, which are bounded and whose faults are named. */
interface Builders {
  toObject: <const Entries extends v.ObjectEntries>(entries: Entries) => ObjectSchema<Entries>;
  /** List of at most `max` items. */
  toList: <const Item extends v.GenericSchema>(
    item: Item,
    max: number,
  ) => v.GenericSchema<unknown, v.InferOutput<Item>[]>;
  /** One of several objects by their kind. */
  toUnion: <const Options extends v.VariantOptions<'kind'>>(
    options: Options,
  ) => v.GenericSchema<unknown, v.InferOutput<Options[number]>>;
}

/** Fields of the needs of one person, wherever they come from. */
export function createPersonFields({ toObject, toList, toUnion }: Builders) {
  // Unknown codes are rejected: ignoring one would promise an unchecked allergy.
  const codesSchema = toList(v.picklist(ALLERGENS), ALLERGENS.length);
  return {
    need: toUnion([
      toObject({ kind: v.picklist(DIETS) }),
      toObject({
        kind: v.literal('meats'),
        meats: v.pipe(toList(v.picklist(MEATS), MEATS.length), v.minLength(1)),
      }),
    ]),
    profile: rejectArrays(
      toObject({
        allergies: codesSchema,
        severe: v.optional(codesSchema),
        otherSevere: v.optional(v.boolean()),
        notSpicy: v.optional(v.boolean()),
        noFivePungent: v.optional(v.boolean()),
        vegetarianClass: v.optional(v.picklist(VEGETARIAN_CLASS_CODES)),
      }),
    ),
  };
}

const { need, profile } = createPersonFields({
  toObject: v.object,
  toList: v.array,
  toUnion: v.union,
});
const personFields = { need, profile: v.optional(profile) };

/** Fields of the needs of a table in storage; fields of other versions are dropped. */
export const tableFields = {
  ...personFields,
  others: v.optional(v.array(v.object(personFields))),
};
