import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PGLITE_FLAGS, prepareDatabase } from '@/__tests__/helpers/database-template';
import {
  database,
  runCommand,
  START_TIMEOUT_MS,
  startPostsDatabase,
} from '@/__tests__/helpers/posts-database';

startPostsDatabase();

/** Calls the REST endpoint directly, without supabase-js. */
function callRest(query: string, init: RequestInit = {}, key = database.anonKey) {
  return fetch(`${database.url}/rest/v1/${query}`, {
    ...init,
    headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=representation' },
  });
}

it('answers no page of another site, except with a public picture', async () => {
  const ask = async (path: string, headers: Record<string, string>) =>
    (await fetch(`${database.url}${path}`, { headers })).status;
  const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' };
  const reports = '/rest/v1/reports?select=number';
  expect(await ask(reports, foreign)).toBe(403);
  expect(await ask(reports, { ...foreign, 'sec-fetch-dest': 'image' })).toBe(403);
  expect(await ask('/storage/v1/object/public/a/b.jpg', foreign)).not.toBe(403);
  // A link to Studio, Studio itself, and our server.
  expect(await ask('/', { ...foreign, 'sec-fetch-dest': 'document' })).toBe(200);
  expect(await ask(reports, { 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await ask(reports, {})).toBe(200);
});

describe('anonymous visitor', () => {
  it('reads only published posts that are due', async () => {
    const response = await callRest('posts?select=slug&order=published_at.desc');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([{ slug: 'new' }, { slug: 'old' }]);
  });

  it.each(['draft', 'archived', 'tomorrow'])('cannot read %s by its slug', async (slug) => {
    const response = await callRest(`posts?slug=eq.${slug}`);
    expect(await response.json()).toEqual([]);
  });

  it.each([
    ['status=eq.draft'],
    ['or=(status.eq.draft,status.eq.archived)'],
    ['published_at=gt.2025-01-01'],
  ])('cannot reach hidden posts with %s', async (filter) => {
    expect(await (await callRest(`posts?${filter}`)).json()).toEqual([]);
  });

  it('cannot insert', async () => {
    const body = JSON.stringify({ title: 'Mine', slug: 'mine', status: 'published' });
    expect((await callRest('posts', { method: 'POST', body })).status).toBe(401);
    const { data } = await database.service.from('posts').select('slug').eq('slug', 'mine');
    expect(data).toEqual([]);
  });

  it.each([
    ['PATCH', '{"title":"Hacked"}'],
    ['DELETE', undefined],
  ])('changes no row with %s', async (method, body) => {
    const before = await database.service.from('posts').select('*').order('slug');
    const response = await callRest('posts?slug=not.is.null', { method, body });
    const touched: unknown = response.status === 200 ? await response.json() : [];
    expect(touched).toEqual([]);
    const after = await database.service.from('posts').select('*').order('slug');
    expect(after.data).toEqual(before.data);
    expect(after.data).toHaveLength(5);
  });

  it('cannot upsert over a post', async () => {
    const body = JSON.stringify({ title: 'Hacked', slug: 'old' });
    const response = await fetch(`${database.url}/rest/v1/posts?on_conflict=slug`, {
      method: 'POST',
      body,
      headers: {
        apikey: database.anonKey,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates',
      },
    });
    expect(response.status).toBe(401);
    const { data } = await database.service.from('posts').select('title').eq('slug', 'old');
    expect(data).toEqual([{ title: 'Old' }]);
  });

  it.each(['announce_post_change', 'stamp_post', 'stamp_post_translation'])(
    'cannot call %s',
    async (name) => {
      const response = await callRest(`rpc/${name}`, { method: 'POST', body: '{}' });
      expect(response.status).toBeGreaterThanOrEqual(400);
    },
  );

  it('is rejected with a wrong key', async () => {
    expect((await callRest('posts', {}, 'sb_publishable_wrong')).status).toBe(401);
  });
});

describe('posts table', () => {
  it.each([
    ['a slug that needs escaping', { title: 'x', slug: 'Käse Kuchen' }],
    ['an empty title', { title: ' ', slug: 'x' }],
    ['a picture from an unsafe address', { title: 'x', slug: 'x', thumbnail_url: 'javascript:1' }],
    ['no servings at all', { title: 'x', slug: 'x', servings: 0 }],
    ['a second post with the same slug', { title: 'x', slug: 'old' }],
  ])('rejects %s', async (_, row) => {
    const { error } = await database.service.from('posts').insert(row);
    expect(error?.message).toMatch(/violates (check|unique) constraint/);
  });

  it.each([['<p>text</p>'], [{ html: '<p>text</p>' }], [{ a: [1, null] }], [['a']], [''], [null]])(
    'stores %j as content unchanged',
    async (content) => {
      const { error } = await database.service
        .from('posts')
        .upsert({ title: 'Shape', slug: 'shape', content }, { onConflict: 'slug' });
      expect(error).toBeNull();
      const { data } = await database.service.from('posts').select('content').eq('slug', 'shape');
      expect(data).toEqual([{ content }]);
      await database.service.from('posts').delete().eq('slug', 'shape');
    },
  );

  it('dates posts at publication and at every change', async () => {
    const { data: draft } = await database.service
      .from('posts')
      .insert({ title: 'Stamped', slug: 'stamped', updated_at: '2020-01-01' })
      .select('published_at')
      .single();
    expect(draft?.published_at).toBeNull();
    const { data } = await database.service
      .from('posts')
      .update({ status: 'published' })
      .eq('slug', 'stamped')
      .select('published_at, updated_at')
      .single();
    expect(new Date(data?.published_at ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(new Date(data?.updated_at ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
    await database.service.from('posts').delete().eq('slug', 'stamped');
  });

  it(
    'matches the generated types',
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
      prepareDatabase(dataDir);
      const args = ['scripts/database.mjs', 'types', '--check', '--data', dataDir];
      await runCommand(process.execPath, [...PGLITE_FLAGS, ...args]);
      rmSync(dataDir, { recursive: true });
    },
    START_TIMEOUT_MS,
  );
});

describe('translations of posts', () => {
  const readTitles = async (query = '') =>
    (await callRest(`post_translations?select=title&order=title&locale=eq.ja${query}`)).json();

  it('are readable with their post, alone and joined', async () => {
    expect(await readTitles()).toEqual([{ title: 'new' }, { title: 'old' }]);
    const query = 'select=slug,post_translations(title)&post_translations.locale=eq.ja';
    const response = await callRest(`posts?${query}&order=slug`);
    expect(await response.json()).toEqual(
      ['new', 'old'].map((slug) => ({ slug, post_translations: [{ title: slug }] })),
    );
    await database.service.from('posts').update({ status: 'archived' }).eq('slug', 'old');
    expect(await readTitles()).toEqual([{ title: 'new' }]);
    await database.service.from('posts').update({ status: 'published' }).eq('slug', 'old');
    expect(await readTitles('&or=(title.eq.draft,title.eq.tomorrow)')).toEqual([]);
  });

  it('cannot be written by visitors', async () => {
    const readAll = () =>
      database.service.from('post_translations').select('*').order('post_id').order('locale');
    const { data: before } = await readAll();
    expect(before).toHaveLength(10);
    const rows = [{ post_id: before?.[0]?.post_id, locale: 'zh-Hant', title: 'Mine' }];
    const body = JSON.stringify(rows);
    expect((await callRest('post_translations', { method: 'POST', body })).status).toBe(401);
    for (const [method, text] of [['PATCH', '{"title":"Hacked"}'], ['DELETE']]) {
      await callRest('post_translations?locale=not.is.null', { method, body: text });
    }
    expect((await readAll()).data).toEqual(before);
  });

  it('exist once per language and are deleted with their post', async () => {
    const { data: post } = await database.service
      .from('posts')
      .insert({ title: 'A', slug: 'a' })
      .select('id')
      .single();
    const write = (query: { locale: string; title?: string }) =>
      database.service
        .from('post_translations')
        .insert({ post_id: post?.id ?? '', title: 'a', ...query });
    expect((await write({ locale: 'zh-Hant' })).error).toBeNull();
    for (const query of [
      { locale: 'zh-Hant' },
      { locale: 'en' },
      { locale: 'zh' },
      { locale: 'ja', title: ' ' },
    ]) {
      expect((await write(query)).error?.message).toMatch(/violates (check|unique) constraint/);
    }
    await database.service.from('posts').delete().eq('slug', 'a');
    const { data } = await database.service
      .from('post_translations')
      .select('title')
      .eq('post_id', post?.id ?? '');
    expect(data).toEqual([]);
  });
});
