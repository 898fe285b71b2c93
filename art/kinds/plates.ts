import { palette as c } from '@/components/mascot/poses/palette';
import { area, line, oval, put, spots } from './pen';
import { EGG, plate } from './vessels';

const PORK =
  area('#c96a4a', 'M-13-5q4-3 8 0t8 0 10 0V6q-5 3-10 0t-8 0-8 0Z') +
  line('#f7d6b8', 2.2, 'M-13-1.5q4-3 8 0t8 0 10 0') +
  line('#8f4230', 2, 'M-13 4.5q4-3 8 0t8 0 10 0') +
  line('#e89a7c', 2, 'M-12-4.5q4-3 7.5 0t8 0 9 0');

/** A half-moon with its pleats. */
const MANDU =
  area('#d9b57e', 'M-16 8c-1-13 6-20 16-20s17 7 16 20c-8 6-24 6-32 0Z') +
  area('#fdf0d6', 'M-16 6c-1-12 6-18 16-18s17 6 16 18c-8 5-24 5-32 0Z') +
  line('#e0c08d', 2, 'm-13-3 3 3m1-8 3 4M0-11v4m9-1-3 4m7 1-3 3');

const GIMBAP =
  oval('#16281f', 2.5, 2, 14, 14) +
  oval('#2a4a38', 0, 0, 14, 14) +
  oval('#fffaf0', 0, 0, 11.4, 11.4) +
  area('#f8c338', 'M-6-6h6v6h-6Z') +
  area('#f0762c', 'M0-6h5.5v6H0Z') +
  area('#4f9e3d', 'M-6 0h6v5.5h-6Z') +
  area('#a3583a', 'M0 0h5.5v5.5H0Z');

const nigiri = (fish: string, light: string, stripes: string) =>
  area('#e5d9c4', 'M-13 2h26v5q-2 5-13 5t-13-5Z') +
  area('#fffaf0', 'M-13 0q0 8 13 8t13-8v-3h-26Z') +
  area(fish, 'M-17 2c-1-9 7-13 17-13S18-7 17 2c-3 3-6 0-8-1-5-2-14-2-18 0-2 1-5 3-8 1Z') +
  area(light, 'M-16-1c1-7 8-10 16-10 6 0 11 2 14 5-10-3-22-3-30 5Z') +
  line(stripes, 1.8, 'm-8-3 3-6M0-4l3-6m5 7 3-6');

const BUN =
  area('#d9c2a0', 'M-9 3c0-8 4-12 9-12s9 4 9 12c0 5-18 5-18 0Z') +
  area('#fffaf0', 'M-9 1c0-7 4-10 9-10s9 3 9 10c0 4-18 4-18 0Z') +
  line('#d9c2a0', 1.5, 'M0-8v4m-4-3 2 4m6-4-2 4');

const RICE_CAKE =
  line('#a81f14', 8, 'M-7 1.2 7 1.2') +
  line('#f46a4a', 7, 'M-7 0H7') +
  line('#ffb199', 2, 'M-6-1.6H3');

const dish = (x: number, y: number, food: string) =>
  oval('#c4cfdf', x, y + 1.6, 8, 5.4) + oval('#fff', x, y, 8, 5.4) + oval(food, x, y, 5.6, 3.4);

/** What lies on a plate, a board, a tray or a grill. */
export const PLATES = {
  'grilled-pork':
    oval('#3b2d2c', 32, 41, 30, 18) +
    oval('#5d4a47', 32, 38, 30, 18) +
    oval('#e8572a', 32, 38, 25, 13.6) +
    line('#3b2d2c', 2.6, 'M8 34h48M7 40h50M12 46h40M16 29h32') +
    put(22, 31, PORK, -12) +
    put(43, 34, PORK, -12) +
    put(30, 42, PORK, -12) +
    `<g opacity=".6">${line('#b7a99c', 2.6, 'M24 16c-4-4 3-6 0-11m15 11c-4-4 3-6 0-11')}</g>`,
  dumplings:
    plate('#f3f6fb', '#b9c7db', '#d6e0ee', 43, 30, 15) +
    put(20, 31, MANDU, -10, 0.95) +
    put(44, 31, MANDU, 12, 0.95) +
    put(32, 42, MANDU, 0, 1.05),
  gimbap:
    area('#a5652f', 'M3 46h58v6q0 4-4 4H7q-4 0-4-4Z') +
    area('#c98346', 'm9 32h46l6 15H3Z') +
    put(32, 21, GIMBAP) +
    put(18, 38, GIMBAP) +
    put(46, 38, GIMBAP),
  tteokbokki:
    plate('#5aa884', '#3a7f60', '#e8f4ea', 36, 30, 20) +
    oval('#d42f17', 32, 36.5, 24, 14.6) +
    area('#d99a5a', 'm38 24 13 6-8 6Z') +
    area('#b9773a', 'm51 30-8 6v2l8-5Z') +
    put(22, 30, RICE_CAKE, -20) +
    put(31, 36, RICE_CAKE, 24) +
    put(19, 40, RICE_CAKE, 10) +
    put(45, 42, RICE_CAKE, -24) +
    put(35, 46, RICE_CAKE, 0) +
    put(34, 27, EGG, 0, 0.9) +
    line(c.leaf, 2, 'M26 35h1m13 3h1m-14 9h1'),
  pancake:
    plate('#d9a869', '#a9743c', '#c48f50', 36, 30, 20) +
    oval('#b87a1e', 32, 36.5, 25, 15.5) +
    oval('#f4c244', 32, 34.5, 25, 15.5) +
    oval('#fbd873', 30, 33, 19, 10.5) +
    line(
      '#4f9e3d',
      3,
      'M13 32c10-3 24-4 38-2M14 38c10-2 24-3 36-1M20 44c7-2 16-2 24-1M20 26c8-2 17-2 25-1',
    ) +
    line('#9bcf6a', 2, 'M16 35h14m6 5h10M26 28h8') +
    line('#f0762c', 3.4, 'M40 25c5-1 7 3 4 5M21 41c-4-1-4-5 0-6') +
    spots(c.red, 3.4, '33 34', '45 38', '24 29'),
  'raw-fish':
    plate('#4a6ea8', '#33507f', '#6f92c6', 38, 30, 19) +
    area('#4f9e3d', 'M12 39c4-10 13-14 22-13 9 0 16 5 19 12-4 9-12 13-21 13s-16-4-20-12Z') +
    [
      [17, 37],
      [25, 35],
      [33, 34],
      [41, 35],
      [49, 38],
    ]
      .map(([x = 0, y = 0], i) =>
        put(
          x,
          y,
          area(i % 2 ? '#e5794f' : '#e9a9a4', 'M-5-8q7-1 8 4l1 11q-6 4-10 0Z') +
            area(i % 2 ? '#ff9f73' : '#fde3dd', 'M-5-8q6-1 6 5l0 11q-4 1-7-1Z'),
          -20 + i * 10,
        ),
      )
      .join('') +
    oval('#f6d64a', 41, 49, 6, 4.5) +
    oval('#fff3b8', 41, 49, 4, 2.8) +
    spots('#8cbf4f', 5, '26 50'),
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
    plate('#f3f6fb', '#b9c7db', '#dde5f1', 38, 30, 19) +
    area('#b9d98a', 'M9 30c2-8 10-13 18-12 6 0 9 4 8 9-7 6-17 9-26 3Z') +
    line('#eaf6cf', 1.8, 'M13 29c3-5 7-7 12-8m-8 10c3-5 7-7 13-8m-17 4c4-4 8-6 12-6') +
    put(
      34,
      38,
      [-18, -9, 0, 9, 18]
        .map(
          (x) =>
            area('#9a5a1c', `M${x - 4}-9h8v18q-4 4-8 0Z`) +
            area('#dd9838', `M${x - 4.2}-11h7.4v18q-4 3-7.4 0Z`) +
            line('#f7cf86', 1.6, `M${x - 2}-7v4m3 3v4m-4 1v2`),
        )
        .join(''),
      -14,
    ) +
    area('#6b3114', 'M20 40c6-6 10-2 14-6s9-4 12-4c4 2 2 6-2 6s-4 4-9 5-8 5-12 4-4-3-3-5Z') +
    put(53, 27, area('#f6d64a', 'M-6 2A6 6 0 0 1 6-2Z')),
  curry:
    plate('#f3f6fb', '#b9c7db', '#dde5f1', 37, 30, 20) +
    area('#a85a14', 'M26 26c10-6 24-1 27 9s-8 18-22 17S14 45 18 40Z') +
    area('#c97a22', 'M27 25c9-5 23-1 25 8s-8 16-21 15-15-5-12-9Z') +
    area('#e9dcc6', 'M8 36c0-11 8-18 18-17 7 1 9 8 7 14-3 8-11 14-18 13-4-1-7-5-7-10Z') +
    area('#fffaf0', 'M8 33c0-10 8-16 18-15 6 1 8 7 6 13-3 7-10 12-17 11-4-1-7-4-7-9Z') +
    spots('#e9dcc6', 2, '16 31', '22 25', '24 33', '18 37') +
    area('#f0762c', 'm38 31 5-2 3 4-5 3Zm-9 10 5-1 2 4-5 1Z') +
    area('#f8dc8a', 'm42 40 6-1 2 4-6 2Zm-7-14 5-1 1 3-5 1Z') +
    spots('#5aa845', 3.4, '47 34', '36 38', '40 47'),
  pasta:
    plate('#f3f6fb', '#b9c7db', '#dde5f1', 40, 30, 17) +
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
    put(20, 31, BUN, -6, 1.05) +
    put(44, 31, BUN, 6, 1.05) +
    put(
      32,
      36,
      area('#d98a2b', 'M-9-5h18l-2 11q-7 4-14 0Z') +
        area('#f4c244', 'M-9-5q9 6 18 0l-2 8q-7 4-14 0Z') +
        oval('#fbe6c4', 0, -5, 9, 4.2) +
        spots('#f0762c', 4, '0-5'),
    ) +
    `<g opacity=".6">${line('#b7a99c', 2.6, 'M25 17c-4-4 3-6 0-11m14 11c-4-4 3-6 0-11')}</g>`,
  'set-meal':
    area('#6d3d1d', 'M8 16h48q3 0 4 3l3 28v5q0 4-4 4H5q-4 0-4-4v-5l3-28q1-3 4-3Z') +
    area('#a8683a', 'M8 14h48q3 0 4 3l3 30q0 4-4 4H5q-4 0-4-4l3-30q1-3 4-3Z') +
    area('#c48752', 'M9 17h46q2 0 2 2l3 26q0 3-3 3H7q-3 0-3-3l3-26q0-2 2-2Z') +
    dish(16, 23, '#4f9e3d') +
    dish(32, 22, c.red) +
    dish(48, 23, '#f4c02e') +
    area('#cbd6e6', 'M6 37c0 7 4 11 11 11s11-4 11-11Z') +
    oval('#fff', 17, 36, 11.5, 6) +
    area('#fffaf0', 'M8 36c0-6 4-9 9-9s9 3 9 9-18 6-18 0Z') +
    area('#e5d9c4', 'M26 36c0 6-18 6-18 0 7 3 13 2 16-5 1 1 2 3 2 5Z') +
    area('#3b2d2c', 'M34 37c0 7 4 11 11 11s11-4 11-11Z') +
    oval('#77605a', 45, 36, 11.5, 6.4) +
    oval('#d9853b', 45, 36.4, 9, 4.4) +
    area('#fffaf0', 'm41 36 3-2 4 1-3 3Z') +
    spots(c.leaf, 2, '50 37', '39 37.5'),
} as const;
