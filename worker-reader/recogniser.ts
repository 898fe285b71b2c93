import { createWorker, OEM, type Worker as Tesseract } from 'tesseract.js';
import { relaxedSimd, simd } from 'wasm-feature-detect';
import {
  RECOGNISER_OUTPUT,
  RECOGNISER_SETTINGS,
  toGreymap,
  toSeenLines,
  type Grey,
  type SeenLine,
} from '../lib/menu-photo';
import { MenuReaderError } from '../lib/menu-reader/errors';
import { getRecogniserParts, type Core, type ReaderParts } from '../lib/menu-reader/parts';
import type { ReadingProgress } from '../lib/menu-reader/types';
import { fetchPart } from './fetch-part';

interface Options {
  signal: AbortSignal;
  onStep: (step: ReadingProgress['step'], share: number) => void;
}

interface Running {
  tesseract: Tesseract;
  /** Told how far the picture is, 0 to 1. */
  onShare: (share: number) => void;
}

/** The recogniser, which is loaded with the first picture and lives in a worker of its own. */
export function createRecogniser(parts: ReaderParts) {
  let running: Running | null = null;

  async function recognise(picture: Grey, { signal, onStep }: Options): Promise<SeenLine[]> {
    const { tesseract } = (running ??= await start(parts, { signal, onStep }));
    const started = running;
    started.onShare = (share) => onStep('reading', share);
    const end = () => {
      if (running === started) running = null;
      void tesseract.terminate();
    };
    try {
      const { data } = await withSignal(
        tesseract.recognize(new Blob([toGreymap(picture).slice()]), {}, RECOGNISER_OUTPUT),
        signal,
      );
      return toSeenLines(data);
    } catch (cause) {
      // Given up, or out of memory: either way it is not used again.
      end();
      signal.throwIfAborted();
      throw new MenuReaderError('stopped', 'The recogniser stopped.', { cause });
    }
  }

  return { recognise };
}

/** @throws {MenuReaderError} `no-parts` */
async function start(parts: ReaderParts, { signal, onStep }: Options): Promise<Running> {
  const core = await getCore();
  const needed = getRecogniserParts(parts, core);
  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const onBytes = (bytes: number) => {
    loaded += bytes;
    onStep('loading', Math.min(1, loaded / total));
  };
  onStep('loading', 0);
  // The recogniser's worker fetches them itself; it finds them in the browser's cache then, whole.
  await Promise.all(needed.map((part) => fetchPart(part, { signal, onBytes })));
  const listener: Pick<Running, 'onShare'> = { onShare: () => undefined };
  const making = new Promise<Tesseract>((resolve, reject) => {
    createWorker('kor', OEM.LSTM_ONLY, {
      workerPath: parts.recogniser.path,
      workerBlobURL: false,
      corePath: parts.cores[core].script.path,
      langPath: parts.model.path.replace(/\/[^/]+$/, ''),
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') listener.onShare(progress);
      },
      // It waits for ever where one of its steps fails, and tells only here.
      errorHandler: reject,
    }).then(resolve, reject);
  });
  try {
    const tesseract = await withSignal(making, signal);
    await tesseract.setParameters(RECOGNISER_SETTINGS);
    return Object.assign(listener, { tesseract });
  } catch (cause) {
    // One that was given up on its way ends as soon as it is there.
    making.then(
      (late) => late.terminate(),
      () => undefined,
    );
    signal.throwIfAborted();
    throw new MenuReaderError('no-parts', 'The recogniser does not start.', { cause });
  }
}

/** What this processor can do, as tesseract.js tells it. */
export async function getCore(): Promise<Core> {
  if (await relaxedSimd()) return 'relaxedsimd-lstm';
  return (await simd()) ? 'simd-lstm' : 'lstm';
}

/** The promise, or the signal's reason as soon as it says so. */
function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
