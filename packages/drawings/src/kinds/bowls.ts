import { palette as c } from '../palette';
import { area, line, oval, put, spots } from './svg-shapes';
import { part } from './parts';
import { BRASS, LACQUER, PORCELAIN, STEEL, STONEWARE, WOOD, bowl, pot } from './vessels';

const MUSHROOM =
  area('#8a6142', 'M-6 0C-6-7 6-7 6 0c0 2-12 2-12 0Z') + area('#efdcc0', 'M-2 1h4v5q-2 1.4-4 0Z');

/** Foods in a bowl or a pot. */
export const BOWLS = {
  soup:
    part('steam', 32, 7) +
    bowl({ ...PORCELAIN, inside: '#f2cf8b' }) +
    line(c.shoe, 3, 'M7.5 40c9 7 40 7 49 0') +
    line('#f9e3b4', 2.4, 'M13 27c3-3 8-5 14-5') +
    area('#a8633f', 'M19 27c3-3 8-3 11 0-1 4-9 5-11 0Zm15 3c3-2 8-2 10 1-3 3-8 3-10-1Z') +
    area('#c98a66', 'M19 27c3-3 8-3 11 0-3-1-7-1-11 0Zm15 3c3-2 8-2 10 1-4-1-7-1-10-1Z') +
    line(c.leaf, 2, 'M36 24h3m6 2h2M26 34h3M15 29h.5M33 35l2-1'),
  stew:
    part('steam', 32, 8) +
    pot({ ...STONEWARE, inside: '#cf3a22' }) +
    area('#ee6a3f', 'M12 28c3-5 12-7 20-7s14 2 18 5c-6-2-12-3-18-3-9 0-15 2-20 5Z') +
    part('tofu', 24, 27) +
    part('tofu', 38, 30, 0, 0.9) +
    line(c.leafLight, 2.4, 'M33 24h2m11 3 1 1M30 35h2m-15-4h1') +
    spots('#ffb08a', 2, '43 25', '28 35', '47 31'),
  samgyetang:
    part('bone', 48, 15, 12, 1.1) +
    pot({ body: '#8a5a3c', shade: '#6a412a', rim: '#ab7853', inside: '#f6ebcd' }) +
    area('#dfae6d', 'M10 28c-1-12 9-20 21-20 6 0 10 2 13 4l4-1c6 4 8 11 6 18-4 10-42 10-44-1Z') +
    area('#f8dba9', 'M10 26c0-11 9-18 21-18 5 0 9 1 13 4-2 14-14 25-33 18Z') +
    area('#d29a56', 'M29 30c-3-6 0-13 6-16 4-2 9-1 13-4l4 5c-2 3-1 8-4 12-4 6-14 9-19 3Z') +
    area('#fbe6bf', 'M30 28c-2-6 1-11 6-13 4-2 8-1 12-4l3 4c-2 3-2 7-5 10-4 5-13 8-16 3Z') +
    line('#d9a562', 2.2, 'M14 25c4 3 9 2 11-2') +
    line('#fff3da', 2.6, 'M16 17c3-3 6-5 10-5') +
    spots('#a3281d', 6, '17 34') +
    line(c.leaf, 2.6, 'M25 36h3m14-1 3-1'),
  noodles:
    area('#e2b35c', 'M19 8h19v28H19Z') +
    line('#fbe3a6', 3, 'M21 10v26m5-26v26m5-26v26m5-26v26') +
    bowl({ body: '#7fb6a3', shade: '#5a9583', rim: '#d8efe5', inside: '#eec98a' }, 32, 10) +
    line('#fbe3a6', 3, 'M21 24v9c0 3-8 2-9 0m14-9v11m5-11v11m5-11v9c0 4 9 3 10 0') +
    line('#e2b35c', 1.4, 'M23.5 24v9m5-9v10m5-10v10') +
    line(c.leaf, 2.4, 'M43 29h2m4 2h1m-34 0h1') +
    line('#8a4b2b', 3, 'M12 13 60 4M12 7l48-5'),
  'cold-noodles':
    bowl({ ...STEEL, inside: '#d9e6ee' }) +
    area('#f8fcff', 'm10 26 5-4 5 2-4 4Zm35 5 5-3 4 2-4 4Z') +
    area('#a9c6da', 'm10 26 6 2 4-4v3l-4 4-6-3Zm35 5 5 2 4-4v3l-4 3-5-2Z') +
    area('#8d6b51', 'M16 28c0-9 7-16 16-16s16 7 16 16c-3 8-29 8-32 0Z') +
    line(
      '#b9957a',
      2.4,
      'M19 29c0-9 6-14 14-14m-9 18c-1-9 5-13 13-13m-7 15c0-7 4-11 10-11m-4 11c1-4 3-7 7-7',
    ) +
    line('#8fc36b', 3, 'm41 18 7 6m-4-9 6 6') +
    area(c.red, 'M25 16c1-3 5-4 8-3 2 2 0 5-3 5s-5 0-5-2Z') +
    part('egg', 33, 12),
  bibimbap:
    bowl({ ...BRASS, inside: '#fff7e6' }, 26, 17) +
    area('#3f8a48', 'M32 26 22 13.5c6-2.4 14-2.4 20 0Z') +
    area('#f0862c', 'm32 26 11-12c6 2 10 6 11.5 10Z') +
    area('#f5e2a0', 'm32 26 22 0c0 5-4 9-11 12Z') +
    area('#7b4429', 'm32 26 10.5 12.5c-6 2-15 2-21 0Z') +
    area('#b4d47a', 'M32 26 20.5 38C14 35.5 10 31 10 26.5Z') +
    area('#b08863', 'M32 26 9.8 25c1-5 5-9 11-11Z') +
    area('#fffaf0', 'M21 26c-1-6 6-9 12-8s11 4 10 9-7 7-12 7-10-3-10-8Z') +
    oval('#f8b52c', 32, 25, 5.6, 4.8) +
    line('#ffe08a', 1.8, 'M29 24q1-2 3-2'),
  ramen:
    bowl({ ...LACQUER, inside: '#c8853d' }, 28, 12) +
    line('#fff3df', 2.4, 'M9 41q5 4 9 0t9 0 9 0 9 0 9 0') +
    area('#1f4a37', 'M36 4h17v23l-17-4Z') +
    area('#3a7257', 'M36 4h5v20l-5-1Zm8 0h2v21l-2-.5Z') +
    line('#f8dc94', 2.2, 'M12 31c4-3 8 2 12 0s8 3 12 1 7 1 10-1M15 34c4-2 8 3 12 1s8 2 13 0') +
    oval('#b5694a', 20, 25, 8.5, 6) +
    oval('#e9a98a', 20, 24.4, 5.8, 3.6) +
    part('egg', 35, 25, 0, 1.15) +
    oval('#fff', 48, 29, 5.5, 4.2) +
    line('#ee7fa0', 1.6, 'M49 29c-1-1-3 0-2 1s5 1 4-2-6-2-7 1'),
  hotpot:
    area('#4d5b7c', 'M9 48h46q3 0 3 3v7q0 3-3 3H9q-3 0-3-3v-7q0-3 3-3Z') +
    area('#37435f', 'M6 55h52v3q0 3-3 3H9q-3 0-3-3Z') +
    spots(c.gold, 5, '32 55') +
    area(
      '#5aa9e8',
      'M18 49q-2-5 2-8 3 4 2 8Zm9 0q-2-5 2-8 3 4 2 8Zm9 0q-2-5 2-8 3 4 2 8Zm9 0q-2-5 2-8 3 4 2 8Z',
    ) +
    line('#98a5ba', 5, 'M3 27h58') +
    area(STEEL.body, 'M6 25v8c2 7 9 11 26 11s24-4 26-11v-8Z') +
    area(STEEL.shade, 'M58 25v8c-2 7-9 11-26 11 12-2 18-8 18-19Z') +
    oval(STEEL.rim, 32, 24, 27, 14) +
    oval('#e9b266', 32, 25, 23.5, 11) +
    area('#8cc26a', 'M32 25 13 18c3-3 9-5 15-5Z') +
    line('#d7efb3', 1.6, 'm28 22-8-5') +
    area('#e7747a', 'm35 24 2-10c6 1 11 3 14 6Z') +
    line('#f8c9c4', 1.6, 'm39 20 4-4m1 5 3-3') +
    line('#fff6e0', 2.2, 'm36 28 13 0m-13 2 10 2m-11 0 6 2') +
    put(23, 28, MUSHROOM) +
    spots('#f5902f', 5, '14 24') +
    part('tofu', 33, 20, 0, 0.8),
  malatang:
    line('#c79a63', 2, 'M13 30 4 5m17 20L15 3') +
    spots('#f0c58a', 9, '8 15', '17.5 12') +
    spots('#e08a3e', 9, '11 24', '20 21') +
    area(c.leaf, 'M34 26c-2-8 2-16 8-18 2 3 2 6 1 8 4-3 9-3 12-1-1 7-8 11-14 12Z') +
    line(c.leafLight, 2, 'm38 25 4-10m-2 10 9-7') +
    bowl({ body: '#f4ebe0', shade: '#d5c3b2', rim: '#fff', inside: '#a81f14' }, 31, 11) +
    line(c.red, 3, 'M9.5 44h.01M17 51h.01M27 54h.01M37 54h.01M47 51h.01M54.5 44h.01') +
    area('#e34a26', 'M11 30c4-4 12-6 21-6s17 2 21 6c-6-3-13-4-21-4s-15 1-21 4Z') +
    part('lotus-root', 27, 30, 0, 0.85) +
    part('lotus-root', 41, 31, 20, 0.6) +
    spots('#ff8a4c', 2.4, '17 33', '35 37', '48 34') +
    spots('#5c130c', 2.4, '33 27', '15 30', '48 29'),
  'temple-food':
    bowl({ ...WOOD, inside: '#5d3418' }, 26, 11) +
    area('#fffaf0', 'M14 27c0-10 8-16 18-16s18 6 18 16c-5 6-31 6-36 0Z') +
    area('#e9dcc6', 'M50 27c-5 6-31 6-36 0 12 2 28 0 31-11 3 3 5 6 5 11Z') +
    line(c.leaf, 3.4, 'M22 15c2-5 7-6 10-3m-3 5c4-4 8-4 12 0') +
    spots('#f0862c', 4.4, '36 15', '25 19') +
    put(
      32,
      48,
      area(
        '#d7648b',
        'M-16-6C-17 6-8 11 0 11S17 6 16-6C10-5 7-3 5 1 4-6 2-10 0-13-2-10-4-6-5 1-7-3-10-5-16-6Z',
      ) +
        area('#f4a6bf', 'M-10-10C-12 2-6 9 0 10-4 4-4-4-10-10Zm20 0C12 2 6 9 0 10 4 4 4-4 10-10Z') +
        area('#fbd3df', 'M0-14c7 8 7 18 0 25-7-7-7-17 0-25Z'),
    ),
  salad:
    area(
      '#5f9f42',
      'M8 28C3 20 10 13 16 15c0-8 10-12 15-7 5-6 16-3 16 5 7-1 13 6 9 15-10 8-38 8-48 0Z',
    ) +
    area(
      '#9fd06f',
      'M12 27c-3-6 1-10 6-9 1-7 9-9 13-4-4 3-5 8-3 13Zm24 1c-2-6 2-11 8-11 5 0 9 5 7 10Z',
    ) +
    line('#d7efb3', 1.8, 'M18 26c1-3 3-6 6-8m18 10c1-3 2-5 5-7') +
    bowl({ body: c.shoeLight, shade: '#5f75b3', rim: '#c2cdec', inside: '#4f8f3d' }, 30, 9) +
    area('#7dbd57', 'M8 30c4-5 10-4 13-1 4-4 9-4 12 0 4-4 9-4 12 0 4-3 9-2 11 1-5 9-43 10-48 0Z') +
    part('berry', 22, 29, 0, 1.1) +
    part('berry', 44, 28, 0, 1.2) +
    oval('#5e9e45', 33, 30, 6, 5) +
    oval('#dff0bd', 33, 30, 4.5, 3.6),
} as const;
