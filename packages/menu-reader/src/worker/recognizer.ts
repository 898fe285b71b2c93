import { createWorker, OEM, type Worker as Tesseract } from 'tesseract.js';
import { relaxedSimd, simd } from 'wasm-feature-detect';
import {
  RECOGNIZER_OUTPUT,
  RECOGNIZER_SETTINGS,
  toPortableGraymap,
  toRecognizedLines,
  type GrayPicture,
  type RecognizedLine,
} from '../photo';
import { MenuReaderError } from '../errors';
import { getRecognizerParts, type Core, type ReaderParts } from '../parts';
import type { ReadingProgress } from '../types';
import { fetchPart } from './fetch-part';

type OnStep = (step: ReadingProgress['step'], share: number) => void;

interface RunningRecognizer {
  tesseract: Promise<Tesseract>;
  /** Ends it at any point. */
  stop: AbortController;
  onStep: OnStep;
}

/** Recognizer in a worker of its own, loaded on first use. */
export function createRecognizer(parts: ReaderParts) {
  let running: RunningRecognizer | null = null;

  function begin(): RunningRecognizer {
    const stop = new AbortController();
    const begunRun: RunningRecognizer = {
      tesseract: startTesseract(parts, stop.signal, (step, share) => begunRun.onStep(step, share)),
      stop,
      onStep: () => undefined,
    };
    begunRun.tesseract.catch(() => end(begunRun));
    return begunRun;
  }

  function end(ended: RunningRecognizer): void {
    if (running === ended) running = null;
    ended.stop.abort();
  }

  return {
    /** Loads it ahead of the first picture. */
    async prepare(): Promise<void> {
      await (running ??= begin()).tesseract;
    },

    /** Recognizes a picture. An abort ends the worker, which cannot be interrupted otherwise. */
    async recognize(
      picture: GrayPicture,
      { signal, onStep }: { signal: AbortSignal; onStep: OnStep },
    ): Promise<RecognizedLine[]> {
      const current = (running ??= begin());
      current.onStep = onStep;
      try {
        const tesseract = await withSignal(current.tesseract, signal);
        const file = new Blob([toPortableGraymap(picture).slice()]);
        const { data } = await withSignal(tesseract.recognize(file, {}, RECOGNIZER_OUTPUT), signal);
        return toRecognizedLines(data);
      } catch (cause) {
        end(current);
        signal.throwIfAborted();
        if (cause instanceof MenuReaderError) throw cause;
        throw new MenuReaderError('stopped', 'The recognizer stopped.', { cause });
      }
    },
  };
}

/** @throws {MenuReaderError} `no-parts` */
async function startTesseract(
  parts: ReaderParts,
  signal: AbortSignal,
  onStep: OnStep,
): Promise<Tesseract> {
  const core = await detectCore();
  const needed = getRecognizerParts(parts, core);
  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const onBytes = (bytes: number) => {
    loaded += bytes;
    onStep('loading', Math.min(1, loaded / total));
  };
  // Tesseract's worker fetches them itself and finds them in the HTTP cache, verified.
  await Promise.all(needed.map((part) => fetchPart(part, { signal, onBytes })));
  const starting = new Promise<Tesseract>((resolve, reject) => {
    createWorker('kor', OEM.LSTM_ONLY, {
      workerPath: parts.recognizer.path,
      workerBlobURL: false,
      corePath: parts.cores[core].script.path,
      langPath: parts.model.path.replace(/\/[^/]+$/, ''),
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onStep('reading', progress);
      },
      // It never settles when one of its steps fails, and reports only here.
      errorHandler: reject,
    }).then(resolve, reject);
  });
  // An aborted start terminates as soon as it is complete.
  const terminate = () =>
    void starting.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  signal.addEventListener('abort', terminate, { once: true });
  try {
    const tesseract = await withSignal(starting, signal);
    await tesseract.setParameters(RECOGNIZER_SETTINGS);
    return tesseract;
  } catch (cause) {
    signal.throwIfAborted();
    throw new MenuReaderError('no-parts', 'The recognizer does not start.', { cause });
  }
}

/** Core for this processor, as tesseract.js chooses it. */
async function detectCore(): Promise<Core> {
  if (await relaxedSimd()) return 'relaxedsimd-lstm';
  return (await simd()) ? 'simd-lstm' : 'lstm';
}

/** Rejects with the signal's reason as soon as it aborts. */
function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
