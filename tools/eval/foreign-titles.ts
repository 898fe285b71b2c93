import { toForeignTitle, type ForeignLanguage } from '@kioot/engine/lexicon';
import { getJapaneseTitles, getNewLines } from './name-sets';
import { toRightShare, type Share } from './shares';

const SIGNS = /[\s・·\-'’‘&.,!:*"“”「」®]/gu;
const BRACKETS = /\([^)]*\)/gu;
/** Branch at the end of an official name: "ヨンヒ(延禧)店". */
const BRANCH = /[\s・]*\S*店$/u;

const normalize = (name: string): string => {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '');
  return plain.normalize('NFC').replace(SIGNS, '');
};

/** Official name with its bracket, as 延禧 of "ヨンヒ(延禧)店", and without. */
const toForms = (official: string): string[] => {
  const plain = official.normalize('NFKC');
  return [plain, plain.replace(BRACKETS, '')];
};

/** True for a name that is the official one or contains it without its branch. */
function hasCore(name: string, official: string): boolean {
  const ours = normalize(name);
  return toForms(official).some((form) => {
    const core = normalize(form.replace(BRANCH, ''));
    return normalize(form) === ours || (core.length > 1 && ours.includes(core));
  });
}

/** Names of restaurants against official Japanese ones, which are kept back, and those by hand. */
export function measureTitles(language: ForeignLanguage): Share[] {
  const byHand = toRightShare(
    'restaurants of the merged lists named as by hand',
    getNewLines().titles.map(({ title, [language]: right }) => ({
      title,
      right,
      name: toForeignTitle(language, { title }),
    })),
    ({ name, right }) => right.some((each) => normalize(each) === normalize(name)),
    ({ title, name, right }) => `${title}: ${name} (${right.join(' / ')})`,
  );
  return language === 'ja' ? [byHand, measureOfficialTitles()] : [byHand];
}

const measureOfficialTitles = (): Share =>
  toRightShare(
    'restaurants that equal the official name or contain its core',
    getJapaneseTitles().map(({ title, english, official }) => ({
      ...{ title, official, name: toForeignTitle('ja', { title, english }) },
    })),
    ({ name, official }) => hasCore(name, official),
    ({ title, name, official }) => `${title}: ${name} (${official})`,
    0.5,
  );

const BRACKET_AT_END = /[ ]?[(（][^)）]*[)）]$/u;

/** Diets and animals in brackets aside, which the hand left out. */
export const isRight = (name: string, right: readonly string[]): boolean =>
  right.includes(name) ||
  right.includes(name.replace(BRACKET_AT_END, '')) ||
  right.includes(name.replace(BRACKET_AT_END, '').replace(BRACKET_AT_END, ''));
