import { describe, expect, it, jest } from '@jest/globals';
import {
  readPhoto,
  type GrayPicture,
  type Pixels,
  type Recognize,
  type RecognizedLine,
} from '../../src/photo';
import { hasTextLines } from '../../src/photo/text-lines';
import { draw, isStroke } from './test-pictures';

const WIDTH = 480;
const HEIGHT = 640;

/** Reproducible noise: a linear congruential generator. */
function drawNoise(): GrayPicture {
  let state = 20_261;
  return draw(WIDTH, HEIGHT, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 24;
  });
}

const toPixels = ({ width, height, data }: GrayPicture): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: data.length * 4 }, (_, at) => data[at >> 2] ?? 0),
});

const createRecognize = () => jest.fn<Recognize>(() => Promise.resolve([]));

describe('picture without lines', () => {
  it.each([
    ['noise', drawNoise()],
    ['cloth', draw(WIDTH, HEIGHT, (x, y) => 128 + 60 * Math.sin(x / 5) + 60 * Math.sin(y / 5))],
    ['one shade', draw(WIDTH, HEIGHT, () => 90)],
  ])('is not given to the recognizer: %s', async (_, picture) => {
    const recognize = createRecognize();
    expect(await readPhoto(toPixels(picture), recognize)).toEqual([]);
    expect(recognize).not.toHaveBeenCalled();
  });

  it('is not assumed when part of it has lines', async () => {
    const recognize = createRecognize();
    const noise = drawNoise();
    const menu = draw(WIDTH, HEIGHT, (x, y) =>
      y > 400 ? (noise.data[y * WIDTH + x] ?? 0) : isStroke(x, y) ? 20 : 240,
    );
    await readPhoto(toPixels(menu), recognize);
    expect(recognize).toHaveBeenCalled();
  });
});

it.each([36, 60, 80])('detects lines %i pixels high with letters assumed to be 36', (px) => {
  const isLine = (x: number, y: number) => y % (2 * px) < px && x % px < px * 0.8;
  const page = draw(1200, 1600, (x, y) => (isLine(x, y) ? 20 : 255));
  expect(hasTextLines(page, 36)).toBe(true);
});

describe('readPhoto', () => {
  const menu = toPixels(draw(WIDTH, HEIGHT, (x, y) => (isStroke(x, y) ? 20 : 240)));
  const toLines = (confidences: readonly number[]): RecognizedLine[] => [
    { words: confidences.map((confidence) => ({ text: '김밥', confidence, box: [9, 9, 9, 9] })) },
  ];

  it('has no lines and no second pass when the recognizer only guesses', async () => {
    const recognize = jest.fn<Recognize>(() => Promise.resolve(toLines([20, 40, 30, 10, 59])));
    expect(await readPhoto(menu, recognize)).toEqual([]);
    expect(recognize).toHaveBeenCalledTimes(1);
  });

  it('stops between two passes on abort', async () => {
    const stop = new AbortController();
    const recognize = jest.fn<Recognize>(() => {
      stop.abort();
      return Promise.resolve(toLines([90, 30]));
    });
    await expect(readPhoto(menu, recognize, { signal: stop.signal })).rejects.toBe(
      stop.signal.reason,
    );
    expect(recognize).toHaveBeenCalledTimes(1);
  });
});
