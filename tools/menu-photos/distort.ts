import * as v from 'valibot';
import { kinds } from './distortions.json';
import type { Menu } from './menus';

/** Distortions that turn a rendered menu into a photo; 0 has no effect. */
export interface Distortion {
  seed: number;
  degrees: number;
  /** Shift of the corners as a share of the width. */
  perspective: number;
  /** Darkness of the shadow of a hand or phone, 0 to 1. */
  shadow: number;
  /** Darkness of one side, 0 to 1. */
  uneven: number;
  /** Standard deviation, of 255. */
  noise: number;
  /** Radius in pixels at a width of 1,000 pixels. */
  blur: number;
  /** Share of missing chalk, 0 to 1. */
  chalk: number;
  /** JPEG quality, 0 to 1. */
  quality: number;
}

const UNDISTORTED: Omit<Distortion, 'seed'> = {
  ...{ degrees: 0, perspective: 0, shadow: 0, uneven: 0, noise: 2, blur: 0, chalk: 0 },
  quality: 0.85,
};
/** By kind and quantity: from, to; drawn in the order of the file. */
const RANGES = v.parse(
  v.record(v.string(), v.record(v.string(), v.tuple([v.number(), v.number()]))),
  kinds,
);

/** Distortion of a menu by its kind. */
export function toDistortion({ kind, seed }: Menu, random: () => number): Distortion {
  const side = random() < 0.5 ? -1 : 1;
  const drawn = Object.entries(RANGES[kind] ?? {}).map(([name, [least, most]]) => {
    const size = least + random() * (most - least);
    return [name, name === 'degrees' ? side * size : size] as const;
  });
  return { seed, ...UNDISTORTED, ...Object.fromEntries(drawn) };
}

/** Runs in the page: photo of a picture, both as data URLs. Must not refer to its module scope. */
export async function distort(given: { picture: string; how: Distortion }): Promise<string> {
  const { how } = given;
  let state = how.seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const image = new Image();
  image.src = given.picture;
  await image.decode();
  const { width, height } = image;
  const newContext = () => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    return context;
  };
  const flat = newContext();
  if (how.blur > 0) flat.filter = `blur(${(how.blur * width) / 1000}px)`;
  flat.drawImage(image, 0, 0);
  const from = flat.getImageData(0, 0, width, height).data;
  const to = newContext();
  const out = to.createImageData(width, height);
  const turn = (how.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // Zooms out with the tilt, so that all corners stay in the photo.
  const zoom = 1 + Math.abs(sin) * (height / width + 0.2) + how.perspective;
  const lean = how.perspective * (random() < 0.5 ? -1 : 1);
  const tip = how.perspective * (random() * 2 - 1);
  const edge = 0.25 + random() * 0.5;
  const slope = random() * 0.8 - 0.4;
  const dim = random() * Math.PI * 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [(x - width / 2) * zoom, (y - height / 2) * zoom];
      const depth = 1 + (2 * lean * v) / height + (tip * u) / width;
      const sx = (cos * u + sin * v) / depth + width / 2;
      const sy = (-sin * u + cos * v) / depth + height / 2;
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      const [dx, dy] = [sx - left, sy - top];
      const at = (y * width + x) * 4;
      const shade = x / width > edge + slope * (y / height) ? 1 - how.shadow : 1;
      const side = (Math.cos(dim) * (x / width - 0.5) + Math.sin(dim) * (y / height - 0.5)) * 1.2;
      const light = shade * (1 - how.uneven * Math.min(1, Math.max(0, 0.5 + side)));
      const grain = normal() * how.noise;
      const isSpeck = how.chalk > 0 && random() < how.chalk * 0.35;
      for (let band = 0; band < 3; band += 1) {
        const see = (px: number, py: number) => {
          const cx = Math.min(width - 1, Math.max(0, px));
          const cy = Math.min(height - 1, Math.max(0, py));
          return from[(cy * width + cx) * 4 + band] ?? 0;
        };
        const upper = see(left, top) * (1 - dx) + see(left + 1, top) * dx;
        const lower = see(left, top + 1) * (1 - dx) + see(left + 1, top + 1) * dx;
        const seen = upper * (1 - dy) + lower * dy;
        const chalked = isSpeck ? seen * 0.55 + (from[band] ?? 0) * 0.45 : seen;
        out.data[at + band] = chalked * light + grain;
      }
      out.data[at + 3] = 255;
    }
  }
  to.putImageData(out, 0, 0);
  const file = await to.canvas.convertToBlob({ type: 'image/jpeg', quality: how.quality });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('not read'));
    reader.readAsDataURL(file);
  });
}
