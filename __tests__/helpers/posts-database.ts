import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from '@jest/globals';
import { startTestDatabase, type TestDatabase } from './database';

export const runCommand = promisify(execFile);
/** Several databases start in a test, each in seconds. */
export const START_TIMEOUT_MS = 180_000;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** Posts of every state, in two languages. */
export const SEED = `
  insert into public.posts (title, slug, status, published_at) values
    ('Old', 'old', 'published', '2020-01-01T00:00:00Z'),
    ('New', 'new', 'published', '2024-01-01T00:00:00Z'),
    ('Draft', 'draft', 'draft', '2024-01-01T00:00:00Z'),
    ('Archived', 'archived', 'archived', '2024-01-01T00:00:00Z'),
    ('Tomorrow', 'tomorrow', 'published', '${TOMORROW}');
  insert into public.post_translations (post_id, locale, title)
    select id, 'ja', slug from public.posts union all select id, 'zh-Hans', slug from public.posts;`;

/** Database of the file. */
export let database: TestDatabase;

/** Starts {@link database} with {@link SEED} for the tests of a file. */
export function startPostsDatabase(): void {
  beforeAll(async () => {
    database = await startTestDatabase({ seed: SEED });
  }, START_TIMEOUT_MS);
  afterAll(() => database.stop());
}
