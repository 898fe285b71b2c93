import { createRandom } from '../eval/simulate-ocr-errors';
import type { Kind, Menu } from './menus';

interface MenuStyle {
  paper: string;
  ink: string;
  price: string;
}

const PLAIN_STYLE: MenuStyle = { paper: '#fff', ink: '#111', price: '#111' };
const PRINTED_STYLE: readonly MenuStyle[] = [
  PLAIN_STYLE,
  { paper: '#fdf6e3', ink: '#2b1d0e', price: '#a3231a' },
  { paper: '#f3f3f0', ink: '#1a2b4a', price: '#1a2b4a' },
];
const STYLES: Partial<Record<Kind, readonly MenuStyle[]>> = {
  dark: [
    { paper: '#1c1c1c', ink: '#fff', price: '#ffd34d' },
    { paper: '#3a2416', ink: '#f8ecd2', price: '#f8ecd2' },
    { paper: '#12351f', ink: '#fff', price: '#fff' },
  ],
  chalk: [{ paper: '#26332d', ink: '#e9ede6', price: '#f3e28a' }],
  banner: [
    { paper: '#c1121f', ink: '#fff', price: '#ffe14d' },
    { paper: '#d62828', ink: '#ffe14d', price: '#fff' },
  ],
  brush: [
    { paper: '#e8d3ab', ink: '#1d130a', price: '#1d130a' },
    { paper: '#fff', ink: '#111', price: '#b01818' },
  ],
};

/** HTML of a menu; fonts are served at `/fonts/<name>.css` of the same host. */
export function toMenuHtml(menu: Menu): string {
  const random = createRandom(menu.seed + 5);
  const styles = STYLES[menu.kind] ?? PRINTED_STYLE;
  const { paper, ink, price } = styles[Math.floor(random() * styles.length)] ?? PLAIN_STYLE;
  const unit = menu.widthPx / (menu.columns === 2 ? 34 : 20 + random() * 6);
  const [restaurantName, ...groups] = menu.headings;
  const every = Math.ceil(menu.dishes.length / Math.max(1, groups.length));
  // White rows on red above dark rows on white, the case that names the kind.
  const isPartial = menu.kind === 'banner' && menu.seed % 3 === 0;
  const rows = menu.dishes.map(({ ko, written }, at) => {
    const heading = at % every === 0 ? groups[at / every] : undefined;
    const light = isPartial && at >= 3 ? 'class="row light"' : 'class="row"';
    return `${heading ? `<h2>${heading}</h2>` : ''}<div ${light}><b>${ko}</b><i></i><u>${written}</u></div>`;
  });
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><link rel="stylesheet" href="/fonts/${menu.font}.css">
<style>
body{margin:0;background:${paper};color:${ink};font:400 ${unit}px/1.2 "menu";padding:${unit}px;box-sizing:border-box}
h1{font-size:1.5em;text-align:center;margin:0 0 .5em}h2{font-size:1.15em;margin:.5em 0 .2em;break-after:avoid}
h1,h2{font-weight:400}main{columns:${menu.columns};column-gap:${unit * 1.6}px}
.row{display:flex;align-items:baseline;padding:${(0.2 + random() * 0.35) * unit}px 0;break-inside:avoid}
.light{background:#fff;color:#111;--price:#111;margin:0 ${-unit}px;padding-left:${unit}px;padding-right:${unit}px}
b,u{font-weight:inherit;text-decoration:none;white-space:nowrap}u{color:var(--price,${price})}
i{flex:1;margin:0 .4em;${menu.leaders ? `border-bottom:${unit * 0.08}px dotted currentColor` : ''}}
</style><body>${restaurantName ? `<h1>${restaurantName}</h1>` : ''}<main>${rows.join('')}</main></body></html>`;
}
