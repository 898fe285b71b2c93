import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync('app/globals.css', 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

const background = readFileSync('components/ui/background.module.css', 'utf8');
const [lightSky = '', darkSky = ''] = background.split('@media (prefers-color-scheme: dark)');

function readSky(block: string): string[] {
  const gradient = /linear-gradient\((#\w{6}), (#\w{6}) 45%, (#\w{6}) 80%\)/.exec(block);
  if (!gradient) throw new Error('background.module.css has no sky');
  return gradient.slice(1);
}

function readColors(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

/** Relative luminance of an sRGB color (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((index) => parseInt(hex.slice(index, index + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['paper', 'surface'];
const TEXT: [string, string[]][] = [
  ['ink', [...GROUNDS, 'brand-soft', 'accent-soft', 'warn-soft']],
  ['ink-soft', [...GROUNDS, 'brand-soft', 'accent-soft', 'warn-soft']],
  ['brand', GROUNDS],
  ['brand-strong', [...GROUNDS, 'brand-soft']],
  ['on-brand', ['brand', 'brand-strong']],
  ['accent', [...GROUNDS, 'accent-soft']],
  ['danger', GROUNDS],
  ['warn', [...GROUNDS, 'warn-soft']],
];
/** Edges of controls and the focus ring: at least 3:1 (WCAG 1.4.11). */
const EDGES: [string, string[]][] = [
  ['line-strong', GROUNDS],
  ['focus', GROUNDS],
];

/** Text colors used directly on the background picture. */
const ON_SKY = ['ink', 'ink-soft', 'brand', 'brand-strong'];

describe.each([
  ['light', readColors(light), readSky(lightSky)],
  ['dark', readColors(dark), readSky(darkSky)],
])('colors of the %s theme', (_, colors, sky) => {
  const hex = (name: string) => {
    const value = colors.get(name);
    if (!value) throw new Error(`globals.css has no --${name}`);
    return value;
  };
  const pairs = (table: [string, string[]][]) =>
    table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  it.each(pairs(TEXT))('%s on %s has enough contrast for text', (front, back) => {
    expect(contrast(hex(front), hex(back))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ON_SKY.flatMap((front) => sky.map((back) => [front, back] as const)))(
    '%s on the sky %s can be read',
    (front, back) => {
      expect(contrast(hex(front), back)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pairs(EDGES))('%s on %s has enough contrast for edges', (front, back) => {
    expect(contrast(hex(front), hex(back))).toBeGreaterThanOrEqual(3);
  });
});

it('both themes define the same tokens', () => {
  expect([...readColors(dark).keys()]).toEqual([...readColors(light).keys()]);
});
