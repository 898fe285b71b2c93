import 'server-only';
import * as v from 'valibot';
import { ENGINE_NUMBER_SQL, INDEX_STATEMENTS } from './load-postgres-index';

/** Row of {@link namedPlacesSchema}: names tell a place that is left out (`unlisted-places.ts`). */
const NAMED_PLACE_SQL = `json_build_object('contentId', content_id, 'title', title, 'title_eng', title_eng,
  'title_ja', title_ja, 'title_zh_hans', title_zh_hans, 'title_zh_hant', title_zh_hant)`;

/** Read-only SQL of the database of places; each statement returns one row. */
export const STATEMENTS = {
  ...INDEX_STATEMENTS,
  // now() is the start of a transaction: one that took up to a minute is still seen.
  statuses: `select now()::text, json_agg(${NAMED_PLACE_SQL} order by number) filter (where vanished_on is null and closed_on is null),
      string_agg(content_id, E'\\n') filter (where vanished_on is not null and closed_on is null),
      string_agg(content_id || ' ' || closed_on, E'\\n')
    from places where updated_at > $1::timestamptz - interval '1 minute'`,
  rows: `select json_agg(to_jsonb(p) || jsonb_build_object('menu_as_of', s.as_of))
    from places p left join place_sources s
      on s.source = coalesce(p.facts -> 'firstmenu' ->> 'source', split_part(p.source, '+', 1))
      and p.firstmenu || p.treatmenu <> ''
    where content_id = any($1)`,
  // Prices of menu lines come last, so that they replace those of open lists.
  prices: `select json_agg(json_build_array(dish, won, year) order by is_line) from (
      select price ->> 0 as dish, (price ->> 1)::integer as won,
        left(p.facts -> 'prices' ->> 'asOf', 4)::integer as year, false as is_line
      from places p, jsonb_array_elements(p.prices) price where p.content_id = $1
      union all
      select coalesce(d.name, l.text), l.price_won,
        extract(year from coalesce(l.as_of, s.as_of, s.taken_at))::integer, true
      from menu_lines l join places p on p.number = l.place join place_sources s on s.source = l.source
      left join dishes d on d.number = l.dish
      where p.content_id = $1 and l.price_won is not null
    ) given`,
  serving: `select json_agg(json_build_array(content_id, at[0], at[1], dish - 1) order by dish, place)
    from (
      select place, (select min(array_position(keys, key)) from unnest($2::text[]) as wanted (key)) as dish
      from place_dishes where engine = ${ENGINE_NUMBER_SQL} and keys && $2::text[]
      order by dish, place limit $3
    ) first join place_verdicts using (place)
    where place_verdicts.engine = ${ENGINE_NUMBER_SQL} and is_listed and at is not null`,
};

const integerSchema = v.pipe(v.number(), v.safeInteger());
export const pricesSchema = v.nullable(
  v.array(v.strictTuple([v.string(), integerSchema, integerSchema])),
);
export const servingSchema = v.nullable(
  v.array(v.strictTuple([v.string(), v.number(), v.number(), integerSchema])),
);
const titleSchema = v.pipe(
  v.nullable(v.string()),
  v.transform((title) => title ?? undefined),
);
const namedPlacesSchema = v.pipe(
  v.nullable(
    v.array(
      v.strictObject({
        ...{ contentId: v.string(), title: v.string(), title_eng: v.string() },
        ...{ title_ja: titleSchema, title_zh_hans: titleSchema, title_zh_hant: titleSchema },
      }),
    ),
  ),
  v.transform((places) => places ?? []),
);
const linesSchema = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text?.split('\n') ?? []),
);
export const statusesSchema = v.strictTuple([
  v.string(),
  namedPlacesSchema,
  linesSchema,
  linesSchema,
]);
