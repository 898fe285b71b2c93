import { createTranslator } from 'next-intl';
import { toAllergenPresences } from '@kioot/engine';
import {
  MenuReaderError,
  createMenuMatcher,
  createMenuReader,
  type MenuReader,
  type ReadDish,
} from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import messages from '@/messages/en.json';
import { formatDishVerdict } from '@/lib/format/format-dish-verdict';
import { CommandError, EXIT, parseCommandLine, runCommand } from '../engine/command-io';
import { parseProfileWords, type Profile } from './profile';
import { isTextFile, readMenuFile } from './read-file';
import { startRecognizer, type Recognizer } from './recognizer';

const USAGE = 'usage: npm run -s menu -- read FILE... [--profile strictVegan,peanut:deadly,milk]';
const SOME_FILES_FAILED = 1;

/** Runs what the arguments of the command line say. Resolves to the exit code. */
export const runMenu = ([verb, ...args]: readonly string[]): Promise<number> =>
  runCommand(async () => {
    if (verb !== 'read') throw new CommandError(EXIT.usage, USAGE);
    const { values, positionals: files } = parseCommandLine({
      args,
      options: { profile: { type: 'string' } },
      allowPositionals: true,
    });
    if (files.length === 0) throw new CommandError(EXIT.usage, 'name at least one file');
    const profile = values.profile === undefined ? null : parseProfileWords(values.profile);
    return read(files, profile);
  });

/** `read FILE...`: dishes of each file as JSON. Resolves to the exit code. */
async function read(files: readonly string[], profile: Profile | null): Promise<number> {
  const reader = createMenuReader(getLexicon());
  const toPrinted = createPrinter(reader, profile);
  let recognizer: Promise<Recognizer> | undefined;
  const getRecognizer = () => (recognizer ??= startRecognizer());
  const printed = [];
  try {
    for (const file of files) {
      // Excludes the start-up from the file's time; each file reports its error below.
      if (!isTextFile(file)) await Promise.allSettled([getRecognizer()]);
      const start = performance.now();
      const result = await readMenuFile(file, { reader, getRecognizer }).then(
        (dishes) => ({ dishes: dishes.map(toPrinted) }),
        (error: unknown) => {
          if (!(error instanceof MenuReaderError)) throw error;
          return { error: error.message, dishes: [] };
        },
      );
      printed.push({ file, ms: Math.round(performance.now() - start), ...result });
    }
  } finally {
    await recognizer?.then(
      ({ close }) => close(),
      (error: unknown) => process.stderr.write(`${String(error)}\n`),
    );
  }
  process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
  return printed.some((each) => 'error' in each) ? SOME_FILES_FAILED : EXIT.ok;
}

/** Output of a dish, with a verdict when there is a profile. */
function createPrinter({ getDish }: MenuReader, profile: Profile | null) {
  const translator = createTranslator<typeof messages, 'words'>({
    locale: 'en',
    messages,
    namespace: 'words',
  });
  const matchDish = profile && createMenuMatcher(profile.preference, profile.avoided);
  return ({ ko, read, price, certain, box }: ReadDish) => {
    const dish = getDish(ko);
    const result = matchDish?.({ ...dish, certain });
    return {
      ko,
      read,
      price,
      en: dish.en,
      verdict: result?.verdict ?? null,
      because: result
        ? formatDishVerdict(translator, result, profile?.preference.kind === 'meats').reason
        : '',
      allergens: toAllergenPresences(dish),
      certain,
      box,
    };
  };
}
