import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import {
  RECOGNISER_OUTPUT,
  RECOGNISER_SETTINGS,
  toGreymap,
  toSeenLines,
  type Recognise,
} from '@kioot/menu-reader/photo';
import { MenuReaderError } from '@kioot/menu-reader';

const require = createRequire(import.meta.url);

/** The folder of the Korean model of this installation. */
const MODEL_DIR = path.join(
  path.dirname(require.resolve('@tesseract.js-data/kor/package.json')),
  '4.0.0_best_int',
);

export interface Recogniser {
  recognise: Recognise;
  close: () => Promise<void>;
}

/**
 * Starts the recogniser.
 *
 * @param modelDir where `kor.traineddata.gz` is
 * @throws {MenuReaderError} `no-parts` where the model is missing or damaged
 */
export async function startRecogniser(modelDir = MODEL_DIR): Promise<Recogniser> {
  await checkModel(path.join(modelDir, 'kor.traineddata.gz'));
  const worker = await startWorker(modelDir);
  return {
    recognise: async (picture) => {
      const file = Buffer.from(toGreymap(picture));
      const { data } = await worker.recognize(file, {}, RECOGNISER_OUTPUT);
      return toSeenLines(data);
    },
    close: async () => void (await worker.terminate()),
  };
}

/** Damage is told by gzip's own checksum: the recogniser would start with half a model, and read nothing. */
async function checkModel(modelPath: string): Promise<void> {
  try {
    await promisify(gunzip)(await readFile(modelPath));
  } catch (cause) {
    const message = 'The recogniser’s Korean model is missing or damaged: run "npm ci" again.';
    throw new MenuReaderError('no-parts', message, { cause });
  }
}

function startWorker(langPath: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new MenuReaderError('no-parts', 'The recogniser does not start.', { cause }));
    createWorker('kor', OEM.LSTM_ONLY, {
      langPath,
      cacheMethod: 'none',
      // It waits for ever where one of its steps fails, and tells only here.
      errorHandler: fail,
    })
      .then(async (worker) => {
        await worker.setParameters({ ...RECOGNISER_SETTINGS });
        resolve(worker);
      })
      .catch(fail);
  });
}
