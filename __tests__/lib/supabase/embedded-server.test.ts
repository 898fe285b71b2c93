import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startTestDatabase, type TestDatabase } from '@/__tests__/helpers/database';
import { startTestServer } from '@/__tests__/helpers/http-server';
import {
  database,
  runCommand,
  SEED,
  START_TIMEOUT_MS,
  startPostsDatabase,
} from '@/__tests__/helpers/posts-database';

startPostsDatabase();

describe('embedded database server', () => {
  it('serves Studio on loopback only, and requires a key from other websites', async () => {
    expect(await (await fetch(database.studioUrl)).text()).toContain('/static/assets/');
    expect(new URL(database.url).hostname).toBe('127.0.0.1');
    const fromElsewhere = await fetch(`${database.url}/rest/v1/posts`, {
      headers: { origin: 'https://example.org' },
    });
    expect(fromElsewhere.status).toBe(401);
  });

  it(
    'locks its folder',
    async () => {
      const second = startTestDatabase({ dataDir: database.dataDir });
      await expect(second).rejects.toThrow(`a server runs at ${database.url}`);
    },
    START_TIMEOUT_MS,
  );

  it(
    'keeps edits over a crash, and can be reset',
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
      const readTitles = async (server: TestDatabase) =>
        (await server.anon.from('posts').select('title').order('title')).data?.map(
          ({ title }) => title,
        );
      let server = await startTestDatabase({ dataDir, seed: SEED, hasOwnProcess: true });
      await server.service.from('posts').update({ title: 'Crashed' }).eq('slug', 'old');
      await server.stop('SIGKILL');

      server = await startTestDatabase({ dataDir, seed: SEED });
      expect(await readTitles(server)).toEqual(['Crashed', 'New']);
      await server.stop();

      await runCommand(process.execPath, ['scripts/database.mjs', 'reset', '--data', dataDir]);
      server = await startTestDatabase({ dataDir, seed: SEED });
      expect(await readTitles(server)).toEqual(['New', 'Old']);
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
    START_TIMEOUT_MS,
  );

  it(
    'keeps edits over a restart, and runs each seed once, including later ones',
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
      const seed = "insert into public.posts (title, slug) values ('Mine', 'kimchi-jjigae');";
      const readLocales = async (server: TestDatabase) =>
        (await server.service.from('post_translations').select('locale').order('locale')).data?.map(
          ({ locale }) => locale,
        );
      let server = await startTestDatabase({ dataDir, seed });
      expect(await readLocales(server)).toEqual([]);
      await server.stop();
      server = await startTestDatabase({ dataDir, hasUnusualPosts: false });
      expect(await readLocales(server)).toEqual(['ja', 'zh-Hans', 'zh-Hant']);
      await server.service.from('post_translations').delete().eq('locale', 'ja');
      await server.stop();
      server = await startTestDatabase({ dataDir, hasUnusualPosts: false });
      expect(await readLocales(server)).toEqual(['zh-Hans', 'zh-Hant']);
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
    START_TIMEOUT_MS,
  );

  it(
    'calls the webhook of every change like Supabase',
    async () => {
      let receive: (body: unknown) => void;
      const site = await startTestServer((_, response, body) => {
        response.end();
        receive(JSON.parse(body));
      });
      const nextBody = () => new Promise<unknown>((resolve) => (receive = resolve));
      const server = await startTestDatabase({
        seed: null,
        webhook: { url: `${site.url}/api/revalidate`, secret: 'a secret of 16 letters' },
      });
      const table = { schema: 'public', table: 'posts' };

      let received = nextBody();
      await server.service.from('posts').insert({ title: 'A', slug: 'a' });
      expect(await received).toEqual({
        ...table,
        type: 'INSERT',
        record: { slug: 'a' },
        old_record: null,
      });
      received = nextBody();
      await server.service.from('posts').update({ slug: 'b' }).eq('slug', 'a');
      expect(await received).toEqual({
        ...table,
        type: 'UPDATE',
        record: { slug: 'b' },
        old_record: { slug: 'a' },
      });
      received = nextBody();
      await server.service.from('posts').delete().eq('slug', 'b');
      expect(await received).toEqual({
        ...table,
        type: 'DELETE',
        record: null,
        old_record: { slug: 'b' },
      });
      expect(site.requests[0]?.headers['x-revalidate-secret']).toBe('a secret of 16 letters');

      received = nextBody();
      const { data: post } = await server.service
        .from('posts')
        .insert({ title: 'C', slug: 'c' })
        .select('id')
        .single();
      await received;
      const post_id = post?.id ?? '';
      const translations = server.service.from('post_translations');
      received = nextBody();
      await translations.insert({ post_id, locale: 'ja', title: 'C' });
      const translationTable = { schema: 'public', table: 'post_translations' };
      const [ja, hans] = [{ locale: 'ja' }, { locale: 'zh-Hans' }];
      expect(await received).toEqual({
        ...translationTable,
        type: 'INSERT',
        record: ja,
        old_record: null,
      });
      received = nextBody();
      await translations.update(hans).eq('post_id', post_id);
      expect(await received).toEqual({
        ...translationTable,
        type: 'UPDATE',
        record: hans,
        old_record: ja,
      });
      received = nextBody();
      await translations.delete().eq('post_id', post_id);
      expect(await received).toEqual({
        ...translationTable,
        type: 'DELETE',
        record: null,
        old_record: hans,
      });
      await server.stop();
      await site.close();
    },
    START_TIMEOUT_MS,
  );
});
