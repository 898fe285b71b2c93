import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

export const TYPES_FILE = fileURLToPath(
  new URL('../lib/supabase/database.types.ts', import.meta.url),
);

/** TypeScript type of each Postgres type in PostgREST's JSON. */
const JSON_TYPES = new Map([
  ['text', 'string'],
  ['uuid', 'string'],
  ['timestamptz', 'string'],
  ['date', 'string'],
  ['bool', 'boolean'],
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['float8', 'number'],
  ['point', 'string'],
  ['bytea', 'string'],
  ['jsonb', 'Json'],
  ['_text', 'string[]'],
]);

/**
 * Types of the public schema in the form that supabase-js expects.
 * @param {(sql: string) => Promise<Array<Record<string, string>>>} query
 * @returns {Promise<string>} formatted TypeScript
 */
export async function describeSchema(query) {
  const enums = await query(`
    select typname as name, string_agg(quote_literal(enumlabel), ' | ' order by enumsortorder) as labels
    from pg_enum join pg_type on pg_type.oid = enumtypid
    where typnamespace = 'public'::regnamespace group by 1 order by 1`);
  const columns = await query(`
    select table_name, column_name, udt_name, is_nullable, column_default, is_identity
    from information_schema.columns where table_schema = 'public' order by 1, 2`);
  const references = await query(`
    select conname as name, conrelid::regclass::text as table_name, confrelid::regclass::text as referenced,
      array(select quote_literal(attname) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select quote_literal(attname) from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as referenced_columns,
      exists (select from pg_index where indrelid = conrelid and indisunique
        and (select array_agg(number) from unnest(indkey) as number) = conkey) as is_one_to_one
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 2, 1`);

  const enumNames = new Set(enums.map(({ name }) => name));
  const toType = ({ table_name, column_name, udt_name, is_nullable }) => {
    const type = enumNames.has(udt_name)
      ? `Database['public']['Enums']['${udt_name}']`
      : JSON_TYPES.get(udt_name);
    if (!type)
      throw new Error(`No TypeScript type is known for ${table_name}.${column_name}: ${udt_name}`);
    return is_nullable === 'YES' ? `${type} | null` : type;
  };
  const toFields = (rows, isOptional) =>
    rows
      .map((row) => `${row.column_name}${isOptional(row) ? '?' : ''}: ${toType(row)};`)
      .join('\n');
  const isOptionalOnInsert = ({ is_nullable, column_default, is_identity }) =>
    is_nullable === 'YES' || column_default !== null || is_identity === 'YES';
  const toReference = (row) => `{
    foreignKeyName: '${row.name}'; columns: [${row.columns}]; isOneToOne: ${row.is_one_to_one};
    referencedRelation: '${row.referenced}'; referencedColumns: [${row.referenced_columns}];
  }`;
  const toTable = ([name, rows]) => `${name}: {
    Row: { ${toFields(rows, () => false)} };
    Insert: { ${toFields(rows, isOptionalOnInsert)} };
    Update: { ${toFields(rows, () => true)} };
    Relationships: [${references.filter((row) => row.table_name === name).map(toReference)}];
  };`;
  const tableNames = new Set(columns.map(({ table_name }) => table_name));
  const tables = [...tableNames].map((name) => [
    name,
    columns.filter(({ table_name }) => table_name === name),
  ]);

  return prettier.format(
    `// Written by \`npm run db -- types\` from the schema that supabase/migrations makes.

    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

    export type Database = {
      public: {
        Tables: { ${tables.map(toTable).join('\n')} };
        Views: Record<never, never>;
        Functions: Record<never, never>;
        Enums: { ${enums.map(({ name, labels }) => `${name}: ${labels};`).join('\n')} };
        CompositeTypes: Record<never, never>;
      };
    };`,
    { ...(await prettier.resolveConfig(TYPES_FILE)), parser: 'typescript' },
  );
}
