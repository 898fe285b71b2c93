import { expect } from '@playwright/test';
import { XSS_PAYLOADS } from '../__tests__/lib/recipes/xss-payloads';
import { test } from './helpers/kitchen';

test.describe.configure({ mode: 'default' });

/** Post number and content: every payload as an HTML string, as `{html}` and in every text of a recipe by turns. */
const POSTS = XSS_PAYLOADS.map((payload, index) => {
  const text = `before ${payload} after`;
  const recipe = {
    prepMinutes: 1,
    cookMinutes: 1,
    yield: text,
    category: text,
    ingredients: [{ group: text, items: [{ name: text, ko: text, note: text, spoons: text }] }],
    steps: [{ text }],
    tips: [text],
    substitutions: [text],
  };
  const contents = [text, { html: text, recipe }, { content: text }, { raw: text }];
  return { index, payload, content: contents[index % contents.length], htmlOnly: { html: text } };
});

test('no payload runs on the page of a recipe', async ({ page, kitchen, context }) => {
  test.setTimeout(180_000);
  const { error } = await kitchen.database.service.from('posts').insert(
    POSTS.flatMap(({ index, payload, content, htmlOnly }) => [
      {
        slug: `xss-${index}`,
        title: `xss ${payload}`.slice(0, 200),
        excerpt: payload,
        tags: [payload],
        status: 'published' as const,
        content,
      },
      {
        slug: `xss-html-${index}`,
        title: `xss ${index}`,
        status: 'published' as const,
        content: htmlOnly,
      },
    ]),
  );
  expect(error).toBeNull();

  const fired: string[] = [];
  await context.exposeFunction('reportAlert', (where: string) => fired.push(where));
  await context.addInitScript(() => {
    window.alert = () => void Reflect.get(window, 'reportAlert')(location.pathname);
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(kitchen.url)) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    fired.push(dialog.message());
    void dialog.dismiss();
  });

  for (const { index } of POSTS) {
    for (const slug of [`xss-${index}`, `xss-html-${index}`]) {
      await page.goto(`/recipes/${slug}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('article')).toContainText('before');
      const findings = await page.getByRole('article').evaluate((article) => {
        const elements = [...article.querySelectorAll('*')];
        const handlers = elements.flatMap((element) =>
          [...element.attributes]
            .filter(({ name }) => name.startsWith('on'))
            .map(({ name }) => name),
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
  }
  await page.goto('/recipies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fired).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the watch of the test above works', async ({ context, page }) => {
  const fired: string[] = [];
  await context.exposeFunction('reportAlert', (where: string) => fired.push(where));
  await context.addInitScript(() => {
    window.alert = () => void Reflect.get(window, 'reportAlert')(location.pathname);
  });
  // A page of the site would not let it run: its policy is in the way.
  await page.goto('about:blank');
  await page.setContent('<img src=x onerror=alert(1)>');
  await expect.poll(() => fired.length).toBe(1);
});
