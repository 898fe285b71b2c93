import type { Grey } from './types';

/** Of the picture's longer side: a tile is a few letters wide, so that most of it is paper. */
const TILES_ALONG = 24;
const TILE_PX_LEAST = 16;
/** A difference to the paper that is grain rather than ink, of 255. */
const FAINT = 24;
/** The share of the darkest ink that counts as all black. */
const BLACK_SHARE = 0.6;

interface Tiles {
  across: number;
  down: number;
  size: number;
  paper: Float32Array;
  /** 1 where ink is darker than its paper, -1 where it is brighter (chalk, white on red). */
  sign: Float32Array;
  /** How far ink is from its paper. */
  ink: Float32Array;
}

/**
 * Dark letters on even white, whatever they were on: the brightness of the paper around it is taken from each pixel, so that
 * shadows go, and boards and banners turn to paper. Grey stays grey: a threshold would spoil the edges of letters.
 */
export function flatten(picture: Grey): Grey {
  const { width, height, data } = picture;
  const tiles = measureTiles(picture);
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const down = toBetween(y, tiles.size, tiles.down);
    for (let x = 0; x < width; x += 1) {
      const across = toBetween(x, tiles.size, tiles.across);
      const at = y * width + x;
      const paper = between(tiles.paper, tiles.across, across, down);
      const sign = between(tiles.sign, tiles.across, across, down);
      const ink = between(tiles.ink, tiles.across, across, down);
      const darkness =
        ((paper - (data[at] ?? 0)) * Math.sign(sign)) / (ink * BLACK_SHARE + FAINT / 2);
      out[at] = 255 - Math.round(255 * Math.min(1, Math.max(0, darkness)));
    }
  }
  return { width, height, data: out };
}

function measureTiles({ width, height, data }: Grey): Tiles {
  const size = Math.max(TILE_PX_LEAST, Math.round(Math.max(width, height) / TILES_ALONG));
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const count = across * down;
  const paper = new Float32Array(count);
  const darker = new Float32Array(count);
  const brighter = new Float32Array(count);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const shades = new Uint32Array(256);
      let pixels = 0;
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y += 1) {
        for (let x = column * size; x < Math.min(width, (column + 1) * size); x += 1) {
          const shade = data[y * width + x] ?? 0;
          shades[shade] = (shades[shade] ?? 0) + 1;
          pixels += 1;
        }
      }
      const at = row * across + column;
      const middle = toShade(shades, pixels * 0.5);
      paper[at] = middle;
      darker[at] = middle - toShade(shades, pixels * 0.02);
      brighter[at] = toShade(shades, pixels * 0.98) - middle;
    }
  }
  const sign = new Float32Array(count);
  const ink = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    // A tile without letters says nothing by itself: its neighbours do.
    const dark = around(darker, across, down, at);
    const bright = around(brighter, across, down, at);
    sign[at] = dark >= bright ? 1 : -1;
    ink[at] = Math.max(dark, bright, FAINT);
  }
  return { across, down, size, paper, sign, ink };
}

/** The shade below which so many pixels are. */
function toShade(shades: Uint32Array, pixels: number): number {
  let below = 0;
  for (let shade = 0; shade < 256; shade += 1) {
    below += shades[shade] ?? 0;
    if (below >= pixels) return shade;
  }
  return 255;
}

/** The greatest value of a tile and its neighbours. */
function around(values: Float32Array, across: number, down: number, at: number): number {
  const [row, column] = [Math.floor(at / across), at % across];
  let most = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1)
      most = Math.max(most, values[y * across + x] ?? 0);
  return most;
}

interface Between {
  first: number;
  second: number;
  share: number;
}

/** Which two tiles' middles a pixel stands between, and how far from the first. */
function toBetween(pixel: number, size: number, count: number): Between {
  const place = Math.min(count - 1, Math.max(0, pixel / size - 0.5));
  const first = Math.floor(place);
  return { first, second: Math.min(count - 1, first + 1), share: place - first };
}

function between(values: Float32Array, across: number, x: Between, y: Between): number {
  const upper =
    (values[y.first * across + x.first] ?? 0) * (1 - x.share) +
    (values[y.first * across + x.second] ?? 0) * x.share;
  const lower =
    (values[y.second * across + x.first] ?? 0) * (1 - x.share) +
    (values[y.second * across + x.second] ?? 0) * x.share;
  return upper * (1 - y.share) + lower * y.share;
}
