import { describe, expect, it, jest } from '@jest/globals';
import { readPhoto, type Grey, type Pixels, type Recognise, type SeenLine } from '../../src/photo';
import { hasLines } from '../../src/photo/lines';
import { draw, isStroke } from './picture';

const WIDTH = 480;
const HEIGHT = 640;

/** The same noise each time: a linear congruential generator. */
function drawNoise(): Grey {
  let state = 20_261;
  return draw(WIDTH, HEIGHT, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 24;
  });
}

const toPixels = ({ width, height, data }: Grey): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: data.length * 4 }, (_, at) => data[at >> 2] ?? 0),
});

const createRecognise = () => jest.fn<Recognise>(() => Promise.resolve([]));

describe('a picture without lines', () => {
  it.each([
    ['noise', drawNoise()],
    ['cloth', draw(WIDTH, HEIGHT, (x, y) => 128 + 60 * Math.sin(x / 5) + 60 * Math.sin(y / 5))],
    ['one shade', draw(WIDTH, HEIGHT, () => 90)],
  ])('is not given to the recogniser: %s', async (_, picture) => {
    const recognise = createRecognise();
    expect(await readPhoto(toPixels(picture), recognise)).toEqual({ lines: [] });
    expect(recognise).not.toHaveBeenCalled();
  });

  it('is none where lines stand on a part of it', async () => {
    const recognise = createRecognise();
    const noise = drawNoise();
    const menu = draw(WIDTH, HEIGHT, (x, y) =>
      y > 400 ? (noise.data[y * WIDTH + x] ?? 0) : isStroke(x, y) ? 20 : 240,
    );
    await readPhoto(toPixels(menu), recognise);
    expect(recognise).toHaveBeenCalled();
  });
});

it.each([36, 60, 80])('lines %i pixels high are lines, though letters were taken for 36', (px) => {
  const isLine = (x: number, y: number) => y % (2 * px) < px && x % px < px * 0.8;
  const page = draw(1200, 1600, (x, y) => (isLine(x, y) ? 20 : 255));
  expect(hasLines(page, 36)).toBe(true);
});

describe('readPhoto', () => {
  const menu = toPixels(draw(WIDTH, HEIGHT, (x, y) => (isStroke(x, y) ? 20 : 240)));
  const toLines = (confidences: readonly number[]): SeenLine[] => [
    { words: confidences.map((confidence) => ({ text: '김밥', confidence, box: [9, 9, 9, 9] })) },
  ];

  it('has no lines, and no second pass, where the recogniser only guesses', async () => {
    const recognise = jest.fn<Recognise>(() => Promise.resolve(toLines([20, 40, 30, 10, 59])));
    expect(await readPhoto(menu, recognise)).toEqual({ lines: [] });
    expect(recognise).toHaveBeenCalledTimes(1);
  });

  it('ends between two passes when it is given up', async () => {
    const stop = new AbortController();
    const recognise = jest.fn<Recognise>(() => {
      stop.abort();
      return Promise.resolve(toLines([90, 30]));
    });
    await expect(readPhoto(menu, recognise, { signal: stop.signal })).rejects.toBe(
      stop.signal.reason,
    );
    expect(recognise).toHaveBeenCalledTimes(1);
  });
});
