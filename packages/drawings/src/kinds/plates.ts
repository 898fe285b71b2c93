import { palette as c } from '../palette';
import { area, line, oval, put, spots } from './svg-shapes';
import { part } from './parts';
import { plate } from './vessels';

const nigiri = (fish: string, light: string, stripes: string) =>
  area('#e5d9c4', 'M-13 2h26v5q-2 5-13 5t-13-5Z') +
  area('#fffaf0', 'M-13 0q0 8 13 8t13-8v-3h-26Z') +
  area(fish, 'M-17 2c-1-9 7-13 17-13S18-7 17 2c-3 3-6 0-8-1-5-2-14-2-18 0-2 1-5 3-8 1Z') +
  area(light, 'M-16-1c1-7 8-10 16-10 6 0 11 2 14 5-10-3-22-3-30 5Z') +
  line(stripes, 1.8, 'm-8-3 3-6M0-4l3-6m5 7 3-6');

const dish = (x: number, y: number, food: string) =>
  oval('#c4cfdf', x, y + 1.6, 8, 5.4) + oval('#fff', x, y, 8, 5.4) + oval(food, x, y, 5.6, 3.4);

/** Foods on a plate, a board, a tray or a grill. */
export const PLATES = {
  'grilled-pork':
    part('steam', 32, 8) +
    oval('#3b2d2c', 32, 41, 30, 18) +
    oval('#5d4a47', 32, 38, 30, 18) +
    oval('#e8572a', 32, 38, 25, 13.6) +
    line('#3b2d2c', 2.6, 'M8 34h48M7 40h50M12 46h40M16 29h32') +
    part('pork-belly', 22, 30, -12) +
    part('pork-belly', 43, 34, -12) +
    part('pork-belly', 27, 41, -12) +
    spots('#fbe9c8', 5, '44 44', '39 47') +
    spots('#5aa845', 5, '46 26', '12 40') +
    spots('#d7efb3', 2, '46 26', '12 40'),
  dumplings:
    part('white-plate', 32, 42, 0, 0.98) +
    part('mandu', 19, 30, -14) +
    part('mandu', 45, 30, 14) +
    part('mandu', 32, 42, 0, 1.05),
  gimbap:
    area('#a5652f', 'M3 46h58v6q0 4-4 4H7q-4 0-4-4Z') +
    area('#c98346', 'm9 32h46l6 15H3Z') +
    part('gimbap-slice', 32, 21) +
    part('gimbap-slice', 18, 38) +
    part('gimbap-slice', 46, 38),
  tteokbokki:
    plate('#5aa884', '#3a7f60', '#e8f4ea', 36, 30, 20) +
    oval('#c9260f', 32, 36.5, 24, 14.6) +
    area('#d99a5a', 'm38 24 13 6-8 6Z') +
    area('#b9773a', 'm51 30-8 6v2l8-5Z') +
    part('rice-cake', 22, 30, -20) +
    part('rice-cake', 31, 36, 24) +
    part('rice-cake', 19, 40, 10) +
    part('rice-cake', 45, 42, -24) +
    part('rice-cake', 35, 46) +
    part('egg', 34, 27, 0, 0.9) +
    line(c.leaf, 2, 'M26 35h1m13 3h1m-14 9h1'),
  pancake:
    plate('#d9a869', '#a9743c', '#c48f50', 32, 30, 20) +
    oval('#b87a1e', 32, 32.5, 25, 15.5) +
    oval('#f4c244', 32, 30.5, 25, 15.5) +
    oval('#fbd873', 30, 29, 19, 10.5) +
    line(
      '#4f9e3d',
      3,
      'M13 28c10-3 24-4 38-2M14 34c10-2 24-3 36-1M20 40c7-2 12-2 18-1M20 22c8-2 17-2 25-1',
    ) +
    line('#9bcf6a', 2, 'M16 31h14m6 5h6M26 24h8') +
    line('#f0762c', 3.4, 'M40 21c5-1 7 3 4 5M21 37c-4-1-4-5 0-6') +
    spots(c.red, 3.4, '33 30', '24 25') +
    oval('#aebdd4', 49, 50, 13, 8.5) +
    oval('#f8fafd', 49, 48, 13, 8.5) +
    oval('#5d2a12', 49, 48.5, 9.5, 5.6) +
    line('#8fce6a', 2, 'M46 48h1m5 2h1'),
  'raw-fish':
    plate('#4a6ea8', '#33507f', '#6f92c6', 40, 30, 17) +
    area('#4f9e3d', 'M14 39c3-9 11-13 19-13 9 0 16 4 18 11-3 9-9 14-18 14s-15-4-19-12Z') +
    area('#8593ad', 'M47 33 61 20q2 9-2 14 4 6 1 13L47 39Z') +
    line('#b4c0d3', 2, 'm57 27-4 6m4 9-4-4') +
    area('#8593ad', 'M21 47C11 48 3 43 1 36c4-8 12-12 21-10 4 7 4 15-1 21Z') +
    area('#b4c0d3', 'M1 36c4-8 12-12 21-10 2 3 2 5 2 7-8-2-16 0-23 3Z') +
    spots('#fff', 6, '11 34') +
    spots(c.face, 3, '10.5 34') +
    line('#5d6b87', 2, 'M18 31q4 5 1 11') +
    part('slice', 27, 36, -14) +
    part('slice', 35, 35, -4) +
    part('slice', 43, 36, 8) +
    oval('#f6d64a', 37, 50, 6, 4.5) +
    oval('#fff3b8', 37, 50, 4, 2.8) +
    spots('#9ccf5f', 5, '25 49'),
  sushi:
    area('#a5652f', 'M4 46h56v5H4Zm6 5h8v6h-8Zm36 0h8v6h-8Z') +
    area('#c98346', 'M9 36h46l5 11H4Z') +
    put(21, 36, nigiri('#f0773f', '#ff9a62', '#ffd2b0'), 0, 0.95) +
    put(45, 36, nigiri('#d03a4a', '#e8606a', '#f3a0a2'), 0, 0.95) +
    put(
      32,
      20,
      nigiri('#f4c02e', '#fbd966', '#f4c02e') + area('#22402f', 'M-4-11h8v22h-8Z'),
      0,
      0.95,
    ),
  cutlet:
    part('white-plate', 32, 38) +
    area('#8fbf63', 'M6 31c2-9 11-15 20-13 6 1 9 5 7 10-7 7-18 10-27 3Z') +
    line('#e3f3c4', 2, 'M11 30c3-6 7-8 12-9m-8 11c3-6 7-8 13-9m-17 1c4-4 8-5 12-4') +
    put(
      35,
      38,
      area('#94551a', 'M-23 2c-1-12 9-14 21-14S24-9 24 1 14 13 1 13-22 11-23 2Z') +
        area('#e09c3c', 'M-23 0c-1-11 9-14 21-14S24-11 24-1 14 11 1 11-22 9-23 0Z') +
        line('#f8d48c', 2, 'M-17-6c2-3 6-4 10-4m-8 14h.01m33-8h.01M8 8h.01m-14 0h.01') +
        line('#94551a', 2.2, 'm-12-12-3 21m12-23-2 24M6-14 5 10m10-22-1 20') +
        line('#5d2a12', 3.6, 'M-17-2q4-5 6 0t6 0 6 0 6 0 6 0 5-3'),
      -12,
    ),
  curry:
    part('white-plate', 32, 37) +
    area('#a85a14', 'M26 26c10-6 24-1 27 9s-8 18-22 17S14 45 18 40Z') +
    area('#c97a22', 'M27 25c9-5 23-1 25 8s-8 16-21 15-15-5-12-9Z') +
    area('#e9dcc6', 'M8 36c0-11 8-18 18-17 7 1 9 8 7 14-3 8-11 14-18 13-4-1-7-5-7-10Z') +
    area('#fffaf0', 'M8 33c0-10 8-16 18-15 6 1 8 7 6 13-3 7-10 12-17 11-4-1-7-4-7-9Z') +
    spots('#e9dcc6', 2, '16 31', '22 25', '24 33', '18 37') +
    area('#f0762c', 'm38 31 5-2 3 4-5 3Zm-9 10 5-1 2 4-5 1Z') +
    area('#f8dc8a', 'm42 40 6-1 2 4-6 2Zm-7-14 5-1 1 3-5 1Z') +
    spots('#5aa845', 3.4, '47 34', '36 38', '40 47'),
  pasta:
    part('white-plate', 32, 40) +
    area('#d99a2e', 'M13 40c0-10 8-20 19-20s19 10 19 20c-5 9-33 9-38 0Z') +
    line(
      '#fbd878',
      2.6,
      'M16 40c1-9 7-16 16-16s15 7 16 16M20 43c0-9 5-14 12-14s12 5 12 13m-19 3c0-7 3-11 7-11s7 4 7 10m-24 1c6 3 18 3 28-1',
    ) +
    area(c.red, 'M21 25c1-6 6-9 12-8 6 0 9 4 10 9-1 5-6 3-8 6s-6 2-7-1-6-1-7-6Z') +
    line('#ff8a6c', 2, 'M26 22q2-3 6-2.5') +
    area(c.leaf, 'M32 18c-7 0-9-5-8-9 6 0 9 4 8 9Zm0 0c0-7 4-10 9-9 1 5-3 9-9 9Z') +
    spots('#7b2317', 4, '38 26', '28 28'),
  'dim-sum':
    area('#d9a75c', 'M4 34v16c2 8 14 11 28 11s26-3 28-11V34Z') +
    area('#b98138', 'M60 34v16c-2 8-14 11-28 11 13-3 19-11 19-25Z') +
    line('#8f5f26', 2.4, 'M4 43c3 8 14 10 28 10s25-2 28-10') +
    oval('#e9c382', 32, 34, 28, 12) +
    oval('#a8763a', 32, 34.5, 24, 9.2) +
    part('bun', 20, 31, -6, 1.05) +
    part('bun', 44, 31, 6, 1.05) +
    put(
      32,
      36,
      area('#d98a2b', 'M-9-5h18l-2 11q-7 4-14 0Z') +
        area('#f4c244', 'M-9-5q9 6 18 0l-2 8q-7 4-14 0Z') +
        oval('#fbe6c4', 0, -5, 9, 4.2) +
        spots('#f0762c', 4, '0-5'),
    ) +
    part('steam', 32, 11),
  'set-meal':
    area('#6d3d1d', 'M8 16h48q3 0 4 3l3 28v5q0 4-4 4H5q-4 0-4-4v-5l3-28q1-3 4-3Z') +
    area('#a8683a', 'M8 14h48q3 0 4 3l3 30q0 4-4 4H5q-4 0-4-4l3-30q1-3 4-3Z') +
    area('#c98f5a', 'M9 17h46q2 0 2 2l3 26q0 3-3 3H7q-3 0-3-3l3-26q0-2 2-2Z') +
    dish(16, 23, '#4f9e3d') +
    dish(32, 22, c.red) +
    dish(48, 23, '#f4c02e') +
    area('#bccadf', 'M6 37c0 7 4 11 11 11s11-4 11-11Z') +
    oval('#f8fafd', 17, 37, 11.5, 6) +
    area('#e5d9c4', 'M8 37c0-7 4-10 9-10s9 3 9 10-18 6-18 0Z') +
    area('#fffaf0', 'M8 36c0-6 4-9 9-9s8 3 8 6c-3 6-11 7-17 4Z') +
    area('#3b2d2c', 'M34 37c0 7 4 11 11 11s11-4 11-11Z') +
    oval('#77605a', 45, 37, 11.5, 6.4) +
    oval('#e08a3e', 45, 37.4, 9, 4.4) +
    area('#fffaf0', 'm41 37 3-2 4 1-3 3Z') +
    spots(c.leaf, 2, '50 38', '39 38.5'),
} as const;
