import { expect } from '@playwright/test';
import { XSS_PAYLOADS } from '../__tests__/lib/recipes/xss-payloads';
import { sample, sampled } from '../__tests__/helpers/sample';
import { test } from './helpers/recipe-site';

test.describe.configure({ mode: 'default' });

const TEXTS = XSS_PAYLOADS.map((payload) => `before ${payload} after`);
const ALL_TEXTS = TEXTS.join(' ');

/**
 * One post per payload as HTML, in alternating shapes of content: a payload may swallow the next
 * one.
 */
const HTML_POSTS = XSS_PAYLOADS.map((payload, index) => {
  const text = `before ${payload} after`;
  return {
    slug: `xss-${index}`,
    title: `xss ${payload}`.slice(0, 200),
    excerpt: payload,
    tags: [payload],
    content: [text, { html: text }, { content: text }][index % 3],
  };
});

/** All payloads in every text field of a recipe, and in a raw object. */
const TEXT_POSTS = [
  {
    slug: 'xss-recipe',
    title: 'xss in a recipe',
    content: {
      html: ALL_TEXTS,
      recipe: {
        prepMinutes: 1,
        cookMinutes: 1,
        yield: ALL_TEXTS,
        category: ALL_TEXTS,
        ingredients: TEXTS.map((text) => ({
          group: text,
          items: [{ name: text, ko: text, note: text, spoons: text, unit: text }],
        })),
        steps: TEXTS.map((text) => ({ text })),
        tips: TEXTS,
        substitutions: TEXTS,
      },
    },
  },
  { slug: 'xss-raw', title: 'xss in an object', content: { raw: TEXTS } },
];
/** The posts of texts have every payload. */
const POSTS = [...sample(HTML_POSTS, 8), ...TEXT_POSTS];

// The site is shared with other specs; these posts would push theirs off the list.
test.afterAll(async ({ recipeSite }) => {
  const { error } = await recipeSite.database.service.from('posts').delete().like('slug', 'xss-%');
  expect(error).toBeNull();
  await recipeSite.callWebhook('DELETE', null, 'xss-recipe');
});

test(sampled('no payload runs on a recipe page'), async ({ page, recipeSite, context }) => {
  const { error } = await recipeSite.database.service
    .from('posts')
    .insert(POSTS.map((post) => ({ ...post, status: 'published' as const })));
  expect(error).toBeNull();
  // Expires the slug list that another test may have read within the last second.
  await recipeSite.callWebhook('INSERT', 'xss-raw', null);

  const alerts: string[] = [];
  await context.exposeFunction('reportAlert', (where: string) => alerts.push(where));
  await context.addInitScript(() => {
    window.alert = () => void Reflect.get(window, 'reportAlert')(location.pathname);
  });
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(recipeSite.url)) foreignRequests.push(request.url());
  });
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });

  for (const { slug } of POSTS) {
    await page.goto(`/recipes/${slug}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('article')).toContainText('before');
    const findings = await page.getByRole('article').evaluate((article) => {
      const elements = [...article.querySelectorAll('*')];
      const handlers = elements.flatMap((element) =>
        [...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
      );
      const schemes = elements
        .flatMap((element) =>
          ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name)),
        )
        .filter((value) => value !== null && /^\s*(javascript|data|vbscript):/i.test(value));
      const embedded = article.querySelectorAll(
        'script,iframe,object,embed,form,style,link,base,meta',
      );
      for (const element of elements) {
        for (const type of ['mouseover', 'pointerover', 'focus', 'click']) {
          if (element instanceof HTMLAnchorElement && type === 'click') continue;
          element.dispatchEvent(new MouseEvent(type, { bubbles: false }));
        }
      }
      return [...handlers, ...schemes, ...[...embedded].map(({ tagName }) => tagName)];
    });
    expect([slug, findings]).toEqual([slug, []]);
  }
  await page.goto('/recipies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(alerts).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('the alert detection of the test above works', async ({ context, page }) => {
  const alerts: string[] = [];
  await context.exposeFunction('reportAlert', (where: string) => alerts.push(where));
  await context.addInitScript(() => {
    window.alert = () => void Reflect.get(window, 'reportAlert')(location.pathname);
  });
  // Not a page of the site, whose policy blocks the payload.
  await page.goto('about:blank');
  await page.setContent('<img src=x onerror=alert(1)>');
  await expect.poll(() => alerts.length).toBe(1);
});
