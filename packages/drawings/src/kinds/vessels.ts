import { palette as c } from '../palette';
import { area, line, oval } from './svg-shapes';

interface Glaze {
  body: string;
  shade: string;
  rim: string;
  inside: string;
}

/** Round bowl on its foot, the center of its rim at (32, `y`). */
export const bowl = ({ body, shade, rim, inside }: Glaze, y = 27, ry = 12): string =>
  area(body, `M4 ${y}c0 15 8 26 17 30v2h22v-2c9-4 17-15 17-30Z`) +
  area(shade, `M60 ${y}c0 15-8 26-17 30v2H31c13-5 21-17 22-32Z`) +
  oval(rim, 32, y, 28, ry) +
  oval(inside, 32, y + 1, 24.5, ry - 2.6);

/** Stoneware pot with two handles, for cooking and serving stews. */
export const pot = ({ body, shade, rim, inside }: Glaze): string =>
  oval('#c98346', 32, 55, 25, 7) +
  oval('#a5652f', 32, 56.6, 24, 5.4) +
  line(shade, 6, 'M5 30h54') +
  area(body, 'M6 29c0 10 3 20 9 26 9 4 25 4 34 0 6-6 9-16 9-26Z') +
  area(shade, 'M58 29c0 10-3 20-9 26-6 3-12 3-18 3 12-6 19-16 20-29Z') +
  oval(rim, 32, 28, 27, 12) +
  oval(inside, 32, 29, 23, 9);

/** Plate seen from the front, its center at (32, `y`). */
export const plate = (rim: string, shade: string, inside: string, y = 40, rx = 30, ry = 17) =>
  oval(shade, 32, y + 3, rx, ry) +
  oval(rim, 32, y, rx, ry) +
  oval(inside, 32, y + 1, rx - 6, ry - 5);

export const PORCELAIN = { body: '#e9eff7', shade: '#bccadf', rim: '#f8fafd' };
export const STONEWARE = { body: '#54423f', shade: '#3b2d2c', rim: '#77605a' };
export const STEEL = { body: '#c3ccda', shade: '#98a5ba', rim: '#eef2f7' };
export const BRASS = { body: '#e0a93b', shade: '#b77f22', rim: '#f7cf6b' };
export const WOOD = { body: '#a8683a', shade: '#824a25', rim: '#c98a54' };
export const LACQUER = { body: c.red, shade: '#a92c20', rim: '#f4ebe0' };
