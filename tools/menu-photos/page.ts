import { createRandom } from '../random';
import { printedStyles, styles } from './menu-parts.json';
import type { Kind, Menu } from './menus';

type MenuStyle = (typeof printedStyles)[number];

const STYLES: Partial<Record<Kind, readonly MenuStyle[]>> = styles;
const PLAIN_STYLE: MenuStyle = { paper: '#fff', ink: '#111', price: '#111' };

/** HTML of a menu; fonts are served at `/fonts/<name>.css` of the same host. */
export function toMenuHtml(menu: Menu): string {
  const random = createRandom(menu.seed + 5);
  const choice = STYLES[menu.kind] ?? printedStyles;
  const { paper, ink, price } = choice[Math.floor(random() * choice.length)] ?? PLAIN_STYLE;
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
