import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import {
  RECOGNIZER_OUTPUT,
  RECOGNIZER_SETTINGS,
  toPortableGraymap,
  toRecognizedLines,
  type Recognize,
} from '@kioot/menu-reader/photo';
import { MenuReaderError } from '@kioot/menu-reader';

const require = createRequire(import.meta.url);

/** Folder of the installed Korean model. */
const MODEL_DIR = path.join(
  path.dirname(require.resolve('@tesseract.js-data/kor/package.json')),
  '4.0.0_best_int',
);

export interface Recognizer {
  recognize: Recognize;
  close: () => Promise<void>;
}

/**
 * Starts the recognizer.
 *
 * @param modelDir folder with `kor.traineddata.gz`
 * @throws {MenuReaderError} `no-parts` when the model is missing or damaged
 */
export async function startRecognizer(modelDir = MODEL_DIR): Promise<Recognizer> {
  await checkModel(path.join(modelDir, 'kor.traineddata.gz'));
  const worker = await startWorker(modelDir);
  return {
    recognize: async (picture) => {
      const file = Buffer.from(toPortableGraymap(picture));
      const { data } = await worker.recognize(file, {}, RECOGNIZER_OUTPUT);
      return toRecognizedLines(data);
    },
    close: async () => void (await worker.terminate()),
  };
}

/** Checks gzip's checksum: the recognizer would start with a truncated model and read nothing. */
async function checkModel(modelPath: string): Promise<void> {
  try {
    await promisify(gunzip)(await readFile(modelPath));
  } catch (cause) {
    const message = 'The recognizer’s Korean model is missing or damaged: run "npm ci" again.';
    throw new MenuReaderError('no-parts', message, { cause });
  }
}

function startWorker(langPath: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new MenuReaderError('no-parts', 'The recognizer does not start.', { cause }));
    createWorker('kor', OEM.LSTM_ONLY, {
      langPath,
      cacheMethod: 'none',
      // Tesseract never settles after a failed step and reports it only here.
      errorHandler: fail,
    })
      .then(async (worker) => {
        await worker.setParameters({ ...RECOGNIZER_SETTINGS });
        resolve(worker);
      })
      .catch(fail);
  });
}
