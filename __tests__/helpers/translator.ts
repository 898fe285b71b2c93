import { createTranslator } from 'next-intl';
import type { Translator } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/locales';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

const MESSAGES: Readonly<Record<Locale, unknown>> = {
  en,
  ja,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/**
 * Translators by namespace. Written out: the type of a mapped or generic result is compared with a
 * parameter message by message, which takes the compiler three minutes.
 */
interface Translators {
  card: Translator<'card'>;
  dish: Translator<'dish'>;
  dishFacts: Translator<'dishFacts'>;
  wizard: Translator<'wizard'>;
  places: Translator<'places'>;
  results: Translator<'results'>;
  words: Translator<'words'>;
}

function throwError(error: Error): never {
  throw error;
}

/** `createTranslator` without its types, which are compared as slowly. */
const createUntypedTranslator = createTranslator as unknown as (config: {
  locale: Locale;
  messages: unknown;
  namespace: string;
  onError: (error: Error) => never;
}) => unknown;

/** Translator of a language and a namespace. It throws where a message or a value is missing. */
export const translatorOf = <Namespace extends keyof Translators>(
  locale: Locale,
  namespace: Namespace,
) =>
  createUntypedTranslator({
    locale,
    messages: MESSAGES[locale],
    namespace,
    onError: throwError,
  }) as Translators[Namespace];
