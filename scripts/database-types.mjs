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
  ['bool', 'boolean'],
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['jsonb', 'Json'],
  ['_text', 'string[]'],
]);

/** Tables that are read and written through PostgREST; those of places are read with SQL. */
const TABLES = ['post_translations', 'posts', 'reports'];

/**
 * Types of {@link TABLES} in the form that the client expects.
 * @param {(sql: string) => Promise<Array<Record<string, string>>>} query
 * @returns {Promise<string>} formatted TypeScript
 */
export async function describeSchema(query) {
  const enums = await query(`
    select typname as name, string_agg(quote_literal(enumlabel), ' | ' order by enumsortorder) as labels
    from pg_enum join pg_type on pg_type.oid = enumtypid
    where typnamespace = 'public'::regnamespace group by 1`);
  const columns = await query(`
    select table_name, column_name, udt_name, is_nullable, column_default, is_identity
    from information_schema.columns where table_schema = 'public' order by 1, 2`);

  const types = new Map([...JSON_TYPES, ...enums.map(({ name, labels }) => [name, labels])]);
  const toField = ({ table_name, column_name, udt_name, is_nullable }) => {
    const type = types.get(udt_name);
    if (!type)
      throw new Error(`No TypeScript type is known for ${table_name}.${column_name}: ${udt_name}`);
    return `${column_name}: ${type}${is_nullable === 'YES' ? ' | null' : ''};`;
  };
  const isOptional = ({ is_nullable, column_default, is_identity }) =>
    is_nullable === 'YES' || column_default !== null || is_identity === 'YES';
  const toTable = (name) => {
    const rows = columns.filter(({ table_name }) => table_name === name);
    const optional = rows.filter(isOptional).map(({ column_name }) => `'${column_name}'`);
    return `${name}: Table<{ ${rows.map(toField).join('\n')} }, ${optional.join(' | ')}>;`;
  };

  return prettier.format(
    `// Written by \`npm run db -- types\` from the schema that supabase/migrations makes.

    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

    /** The columns of \`Optional\` may be left out of a new row. */
    type Table<Row, Optional extends keyof Row> = {
      Row: Row;
      Insert: Omit<Row, Optional> & Partial<Pick<Row, Optional>>;
      Update: Partial<Row>;
      Relationships: [];
    };

    export type Database = {
      public: {
        Tables: { ${TABLES.map(toTable).join('\n')} };
        Views: Record<never, never>;
        Functions: Record<never, never>;
      };
    };`,
    { ...(await prettier.resolveConfig(TYPES_FILE)), parser: 'typescript' },
  );
}
