import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runSql } from '@/__tests__/helpers/hosted-database';

const MIGRATIONS_DIR = path.join(process.cwd(), 'supabase', 'migrations');

/** Stubs of the hosted objects that the migrations use; `net.calls` records the calls of pg_net. */
const HOSTED_PROJECT = `
  create role anon; create role authenticated; create role service_role;
  create schema net; create schema vault;
  create table net.calls (url text, body jsonb, headers jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000) returns bigint language sql
    as 'insert into net.calls values ($1, $2, $4) returning 1::bigint';
  create table vault.decrypted_secrets (name text, decrypted_secret text);`;

const SET_SECRETS = `insert into vault.decrypted_secrets values
  ('revalidate_url', 'https://kioot.example/api/revalidate'), ('revalidate_secret', 'a secret of 16 letters');`;

async function getCalls(...sql: string[]): Promise<unknown> {
  const migrations = readdirSync(MIGRATIONS_DIR).map((file) =>
    readFileSync(path.join(MIGRATIONS_DIR, file), 'utf8'),
  );
  const script = [HOSTED_PROJECT, ...migrations, ...sql].join('\n');
  const [, calls] = await runSql([script, 'select * from net.calls']);
  return calls;
}

describe('hosted Supabase', () => {
  it('posts changes with the address and secret of the Vault, once they are set', async () => {
    const calls = await getCalls(
      `insert into posts (title, slug) values ('Early', 'early'); delete from posts;`,
      SET_SECRETS,
      `insert into posts (title, slug) values ('A', 'a'); update posts set slug = 'b'; delete from posts;`,
    );
    const call = (type: string, slug: string | null, oldSlug: string | null) => ({
      url: 'https://kioot.example/api/revalidate',
      headers: {
        'content-type': 'application/json',
        'x-revalidate-secret': 'a secret of 16 letters',
      },
      body: {
        type,
        schema: 'public',
        table: 'posts',
        record: slug && { slug },
        old_record: oldSlug && { slug: oldSlug },
      },
    });
    expect(calls).toEqual([
      call('INSERT', 'a', null),
      call('UPDATE', 'b', 'a'),
      call('DELETE', null, 'b'),
    ]);
  });

  it('posts every change of a translation with its language', async () => {
    const calls = await getCalls(
      `insert into posts (title, slug) values ('A', 'a');`,
      SET_SECRETS,
      `insert into post_translations (post_id, locale, title) select id, 'ja', 'A' from posts;
      update post_translations set locale = 'zh-Hant'; delete from post_translations;`,
    );
    const [ja, hant] = [{ locale: 'ja' }, { locale: 'zh-Hant' }];
    expect(calls).toMatchObject([
      { body: { table: 'post_translations', type: 'INSERT', record: ja, old_record: null } },
      { body: { table: 'post_translations', type: 'UPDATE', record: hant, old_record: ja } },
      { body: { table: 'post_translations', type: 'DELETE', record: null, old_record: hant } },
    ]);
  });
});
