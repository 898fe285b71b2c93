import { palette as c } from '../palette';
import { area, line, oval, spots, toPlace } from './svg-shapes';

const BONE = '#e3c69f';
const BONE_LIT = '#f6e8d2';

/** Shared parts, drawn once in the file around the origin. */
const PARTS = {
  steam: `<g opacity=".6">${line('#b7a99c', 2.6, 'M-5 7c-4-4 3-6 0-11M5 7C1 3 8 1 5-4')}</g>`,
  'white-plate':
    oval('#aebdd4', 0, 3, 30, 18) + oval('#f3f6fb', 0, 0, 30, 18) + oval('#d8e1ee', 0, 1, 24, 13),
  egg:
    oval('#d9c9b0', 0, 1.4, 7, 5.6) +
    oval('#fffaf0', 0, 0, 7, 5.4) +
    oval('#f8b52c', 0.4, 0.2, 3.8, 3),
  tofu: area('#e2cfae', 'M-6-2v5l6 4 7-4v-5Z') + area('#fffaf0', 'M-6-2 1-6l6 4-7 4Z'),
  berry: spots(c.red, 9, '0 0') + line('#ff9c86', 1.6, 'M-2-1.6q1-1.4 2.4-1.4'),
  'lotus-root':
    spots('#c9a57c', 18, '.8 1.2') +
    spots('#f8e7cd', 18, '0 0') +
    spots('#a9794f', 3.4, '0 0', '0-5', '4.7-1.6', '3 4', '-3 4', '-4.7-1.6'),
  'pork-belly':
    area('#c9604a', 'M-13-5q4-3 8 0t8 0 10 0V6q-5 3-10 0t-8 0-8 0Z') +
    line('#f7d6b8', 2.4, 'M-12-1.5q3-2 7 0t8 0 9 0') +
    line('#8f3c2e', 2, 'M-13 4.5q4-3 8 0t8 0 10 0') +
    line('#ee9f86', 2, 'M-12-4.5q4-3 7.5 0t8 0 9 0'),
  mandu:
    area(
      '#d6ab68',
      'M-16 9q-4-6 0-9-3-6 5-7-1-6 6-5Q0-17 5-12q7-1 6 5 8 1 5 7 4 3 0 9-8 6-16 6t-16-6Z',
    ) +
    area(
      '#f3d9a8',
      'M-16 7q-4-5 0-8-3-6 5-7-1-6 6-5Q0-18 5-13q7-1 6 5 8 1 5 7 4 3 0 8-8 6-16 6t-16-6Z',
    ) +
    area('#fff7e6', 'M-13 7c0-10 5-14 13-14S13-3 13 7c-7 5-19 5-26 0Z') +
    line('#d6ab68', 1.6, 'm-12-2 2 2m2-7 2 4M0-11v4m8-2L6-5m6 3-2 2'),
  'gimbap-slice':
    spots('#1c3529', 28, '2.5 2') +
    spots('#34604a', 28, '0 0') +
    spots('#fffaf0', 22.8, '0 0') +
    area('#f8c338', 'M-6-6h6v6h-6Z') +
    area('#f0762c', 'M0-6h5.5v6H0Z') +
    area('#4f9e3d', 'M-6 0h6v5.5h-6Z') +
    area('#a3583a', 'M0 0h5.5v5.5H0Z'),
  'rice-cake':
    line('#9c1a0c', 8, 'M-7 1.2h14') +
    line('#f8784f', 7, 'M-7 0H7') +
    line('#ffbe9c', 2, 'M-6-1.6H3'),
  bun:
    area('#d1b48a', 'M-9 3c0-8 4-12 9-12s9 4 9 12c0 5-18 5-18 0Z') +
    area('#fffaf0', 'M-9 1c0-7 4-10 9-10s9 3 9 10c0 4-18 4-18 0Z') +
    line('#d1b48a', 1.5, 'M0-8v4m-4-3 2 4m6-4-2 4'),
  slice:
    area('#d9867f', 'M-5-8q7-1 8 4l1 11q-6 4-10 0Z') +
    area('#fbd3c9', 'M-5-8q6-1 6 5v11q-4 1-7-1Z') +
    line('#f3a79c', 1.4, 'm-4-3 4 2m-5 3 5 2'),
  skewer:
    line('#98a5ba', 2.4, 'M-29 0h58') +
    line('#8a4722', 12, 'M-18.5 0h5M-.5 0h5M17.5 0h5') +
    line('#cf8a56', 2.4, 'M-19-3.5h5M-1-3.5h5M17-3.5h5') +
    line(c.leafLight, 5, 'M-8-5V5') +
    line('#ef4b35', 5, 'M10-5V5') +
    line(BONE, 3.6, 'M-29 0h3'),
  bone:
    line(BONE, 5, 'M0 0 8-9') +
    spots(BONE, 6, '6-10.5', '10-7.5') +
    spots(BONE_LIT, 3, '5.5-11', '9.5-8'),
} as const;

/** Shared part at a position. */
export const part = (name: keyof typeof PARTS, x: number, y: number, turn = 0, scale = 1): string =>
  `<use href="#${name}" ${toPlace(x, y, turn, scale)}/>`;

/** All shared parts, once per file. */
export const drawParts = (): string =>
  Object.entries(PARTS)
    .map(([name, body]) => `<g id="${name}">${body}</g>`)
    .join('');
