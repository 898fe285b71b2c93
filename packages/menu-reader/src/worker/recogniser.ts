import { createWorker, OEM, type Worker as Tesseract } from 'tesseract.js';
import { relaxedSimd, simd } from 'wasm-feature-detect';
import {
  RECOGNISER_OUTPUT,
  RECOGNISER_SETTINGS,
  toGreymap,
  toSeenLines,
  type Grey,
  type SeenLine,
} from '../photo';
import { MenuReaderError } from '../errors';
import { getRecogniserParts, type Core, type ReaderParts } from '../parts';
import type { ReadingProgress } from '../types';
import { fetchPart } from './fetch-part';

type OnStep = (step: ReadingProgress['step'], share: number) => void;

interface Running {
  tesseract: Promise<Tesseract>;
  /** Ends it, however far it is. */
  stop: AbortController;
  onStep: OnStep;
}

/** The recogniser, which is loaded when it is first needed and lives in a worker of its own. */
export function createRecogniser(parts: ReaderParts) {
  let running: Running | null = null;

  function begin(): Running {
    const stop = new AbortController();
    const begun: Running = {
      tesseract: start(parts, stop.signal, (step, share) => begun.onStep(step, share)),
      stop,
      onStep: () => undefined,
    };
    begun.tesseract.catch(() => end(begun));
    return begun;
  }

  function end(ended: Running): void {
    if (running === ended) running = null;
    ended.stop.abort();
  }

  return {
    /** Loads it ahead of the first picture. */
    async prepare(): Promise<void> {
      await (running ??= begin()).tesseract;
    },

    /** The lines of a picture. Given up, it ends: it would go on to the end of the picture. */
    async recognise(
      picture: Grey,
      { signal, onStep }: { signal: AbortSignal; onStep: OnStep },
    ): Promise<SeenLine[]> {
      const used = (running ??= begin());
      used.onStep = onStep;
      try {
        const tesseract = await withSignal(used.tesseract, signal);
        const file = new Blob([toGreymap(picture).slice()]);
        const { data } = await withSignal(tesseract.recognize(file, {}, RECOGNISER_OUTPUT), signal);
        return toSeenLines(data);
      } catch (cause) {
        end(used);
        signal.throwIfAborted();
        if (cause instanceof MenuReaderError) throw cause;
        throw new MenuReaderError('stopped', 'The recogniser stopped.', { cause });
      }
    },
  };
}

/** @throws {MenuReaderError} `no-parts` */
async function start(parts: ReaderParts, signal: AbortSignal, onStep: OnStep): Promise<Tesseract> {
  const core = await getCore();
  const needed = getRecogniserParts(parts, core);
  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const onBytes = (bytes: number) => {
    loaded += bytes;
    onStep('loading', Math.min(1, loaded / total));
  };
  // The recogniser's worker fetches them itself; it finds them in the browser's cache then, whole.
  await Promise.all(needed.map((part) => fetchPart(part, { signal, onBytes })));
  const making = new Promise<Tesseract>((resolve, reject) => {
    createWorker('kor', OEM.LSTM_ONLY, {
      workerPath: parts.recogniser.path,
      workerBlobURL: false,
      corePath: parts.cores[core].script.path,
      langPath: parts.model.path.replace(/\/[^/]+$/, ''),
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onStep('reading', progress);
      },
      // It waits for ever where one of its steps fails, and tells only here.
      errorHandler: reject,
    }).then(resolve, reject);
  });
  // One that was given up on its way ends as soon as it is there.
  const terminate = () =>
    void making.then(
      (late) => late.terminate(),
      () => undefined,
    );
  signal.addEventListener('abort', terminate, { once: true });
  try {
    const tesseract = await withSignal(making, signal);
    await tesseract.setParameters(RECOGNISER_SETTINGS);
    return tesseract;
  } catch (cause) {
    signal.throwIfAborted();
    throw new MenuReaderError('no-parts', 'The recogniser does not start.', { cause });
  }
}

/** What this processor can do, as tesseract.js tells it. */
async function getCore(): Promise<Core> {
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
