import { parseArgs } from 'node:util';
import { createTranslator } from 'next-intl';
import { toAllergens } from '@kioot/engine';
import {
  MenuReaderError,
  createMenuJudge,
  createMenuReader,
  type MenuReader,
  type ReadDish,
} from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import messages from '@/messages/en.json';
import { toVerdictWords } from '@/lib/words/verdict-words';
import { CommandError, EXIT } from '../engine/io';
import { parseProfile, type Profile } from './profile';
import { isTextFile, readMenuFile } from './read-file';
import { startRecogniser, type Recogniser } from './recogniser';

const SOME_FILES_FAILED = 1;

/** `read FILE...`: the dishes of each file as JSON. Resolves to the exit code. */
export async function read(args: readonly string[]): Promise<number> {
  const { files, profile } = parse(args);
  const reader = createMenuReader(getLexicon());
  const toPrinted = createPrinter(reader, profile);
  let recogniser: Promise<Recogniser> | undefined;
  const getRecogniser = () => (recogniser ??= startRecogniser());
  const printed = [];
  try {
    for (const file of files) {
      // Its start is nobody's photo; what is wrong with it is said below, of each.
      if (!isTextFile(file)) await Promise.allSettled([getRecogniser()]);
      const start = performance.now();
      const result = await readMenuFile(file, { reader, getRecogniser }).then(
        (dishes) => ({ dishes: dishes.map(toPrinted) }),
        (error: unknown) => {
          if (!(error instanceof MenuReaderError)) throw error;
          return { error: error.message, dishes: [] };
        },
      );
      printed.push({ file, ms: Math.round(performance.now() - start), ...result });
    }
  } finally {
    await recogniser?.then(
      ({ close }) => close(),
      (error: unknown) => process.stderr.write(`${String(error)}\n`),
    );
  }
  process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
  return printed.some((each) => 'error' in each) ? SOME_FILES_FAILED : EXIT.ok;
}

function parse(args: readonly string[]): { files: string[]; profile: Profile | null } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { profile: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length === 0) throw new CommandError(EXIT.usage, 'name at least one file');
    return {
      files: positionals,
      profile: values.profile === undefined ? null : parseProfile(values.profile),
    };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(EXIT.usage, error instanceof Error ? error.message : String(error));
  }
}

/** A dish as it is printed: judged where there is a profile. */
function createPrinter({ getDish }: MenuReader, profile: Profile | null) {
  const words = createTranslator<typeof messages, 'words'>({
    locale: 'en',
    messages,
    namespace: 'words',
  });
  const judge = profile && createMenuJudge(profile.preference, profile.avoided);
  return ({ ko, read, price, certain, box }: ReadDish) => {
    const dish = getDish(ko);
    const judged = judge?.({ ...dish, certain });
    return {
      ko,
      read,
      price,
      en: dish.en,
      verdict: judged?.verdict ?? null,
      because: judged
        ? toVerdictWords(words, judged, profile?.preference.kind === 'meats').reason
        : '',
      allergens: toAllergens(dish),
      certain,
      box,
    };
  };
}
