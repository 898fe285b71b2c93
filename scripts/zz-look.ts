import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { SERVERS } from '../e2e/helpers/servers';
import { getPinnedPackage } from './pinned-package';
import { withBuiltSite } from './site/built-site';
const locale = process.argv[2] ?? 'ja';
const fonts = { ja: 'noto-sans-jp', 'zh-Hans': 'noto-sans-sc', 'zh-Hant': 'noto-sans-tc' } as Record<string, string>;
const dirs = ['noto-sans-kr', fonts[locale]!].map((f) => getPinnedPackage(`@fontsource/${f}`, '5.3.0'));
const out = `/tmp/shots/${locale}`; mkdirSync(out, { recursive: true });
const css = dirs.flatMap((d, i) => ['400', '700'].map((w) => readFileSync(`${d}/${w}.css`, 'utf8').replaceAll('url(./files/', `url(/__f/${i}/`)
   .replace(/font-family: '[^']+'/g, i === 0 ? "font-family: 'KR'" : "font-family: 'CJ'"))).join('\n') + `\nbody{font-family:Nunito,'CJ','KR'!important} [lang=ko]{font-family:'KR'!important}`;
await withBuiltSite(async () => {
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS });
  const context = await browser.newContext({ baseURL: SERVERS.embedded, viewport: { width: 390, height: 844 }, bypassCSP: true, hasTouch: true, isMobile: true, locale, serviceWorkers: 'block', timezoneId: 'Asia/Seoul' });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', page.url(), m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror', page.url(), e.message.slice(0, 300)));
  await page.route('**/__f/**', async (route) => { const p = new URL(route.request().url()).pathname.split('/'); await route.fulfill({ path: `${dirs[Number(p[2])]}/files/${path.basename(p[3]!)}`, contentType: 'font/woff2' }); });
  await page.addInitScript((text) => addEventListener('DOMContentLoaded', () => { const s = document.createElement('style'); s.textContent = text; document.head.append(s); }), css);
  const seen = new Set<string>();
  const scan = async (p: Page, name: string) => {
    const found = await p.evaluate(() => {
      const r: string[] = []; const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let n = w.nextNode(); n; n = w.nextNode()) { const e = n.parentElement; if (!e || e.closest('script,style,[lang=en],[lang=ko],code')) continue; const t = (n.textContent ?? '').trim(); if (/[A-Za-z]{3,}/.test(t)) r.push(t); }
      for (const e of document.querySelectorAll('[aria-label],[placeholder],[alt],[title]')) for (const a of ['aria-label', 'placeholder', 'alt', 'title']) { const t = e.getAttribute(a); if (t && /[A-Za-z]{3,}/.test(t) && !e.closest('[lang=en],[lang=ko]')) r.push(`@${a}: ${t}`); }
      r.push(`#title ${document.title}`);
      return r; });
    for (const t of found) if (!seen.has(t)) { seen.add(t); console.log(`${name} | ${t.slice(0, 160)}`); }
  };
  const shot = async (name: string, full = true) => { await page.waitForTimeout(500); await page.screenshot({ path: `${out}/${name}.png`, fullPage: full }); await scan(page, name); };
  const go = async (p: string, name: string, full = true) => { try { await page.goto(`/${locale}${p}`, { waitUntil: 'load' }); await shot(name, full); } catch (e) { console.log('FAIL', name, String(e).slice(0, 200)); } };
  try {
    await go('', 'home');
    await go('/welcome', 'welcome'); await go('/location', 'location');
    await page.locator('main a[href$="/distance"]').first().click(); await page.waitForURL(/distance/); await shot('distance');
    await page.locator('main button').filter({ hasText: '500' }).first().click(); await page.locator('main a, main button').last().click().catch(() => {}); 
    await page.waitForURL(/preferences/, { timeout: 5000 }).catch(() => console.log('no preferences', page.url())); await shot('preferences');
    console.log(await page.locator('main button').allInnerTexts());
    await page.locator('main button').nth(1).click(); await page.locator('main button').nth(3).click(); await shot('preferences2'); await page.locator('main button').last().click();
    await page.waitForURL(/results/, { timeout: 20000 }).catch(() => console.log('no results', page.url())); await page.waitForTimeout(1500); await shot('results');
    await go('/results', 'results-again', false);
    await page.locator('.two-ways button').nth(1).click().catch(() => {}); await page.waitForTimeout(1500); await shot('map', false);
    await page.locator('.two-ways button').nth(0).click().catch(() => {}); 
    await page.locator('main article a').first().click(); await page.waitForURL(/places/); await page.waitForTimeout(800); await shot('place');
    await go('/card', 'card'); await go('/menu', 'menu'); await go('/saved', 'saved'); await go('/last-results', 'last'); await go('/intro', 'about'); await go('/recipies', 'recipes'); await go('/recipes/bulgogi', 'recipe'); await go('/offline', 'offline'); await go('/maintenance', 'maintenance'); await go('/error', 'error'); await go('/nothing-here', 'notfound'); await go('/places?ids=KOP005614', 'shared'); await go('/share?area=1&radius=1000', 'share');
    await go('/veganpreferences', 'vegan'); await go('/loading', 'loading');
  } catch (e) { console.log('STOP', page.url(), String(e).slice(0, 400)); await page.screenshot({ path: `${out}/stop.png` }); }
  await browser.close();
});
