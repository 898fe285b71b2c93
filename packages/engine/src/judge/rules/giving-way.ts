import type { LexiconIndex } from '../../reading/index-lexicon';
import type { GivesWayTo, LexiconEntry, Substance } from '../../reading/lexicon';
import type { Part } from '../../reading/segment';
import { isSea, type Example, type Finding, type FindingRule } from './rule';

/** What a part of a name says the dish is made of (새우 in 새우 버거); rice, bread and cheese only carry it. */
interface Centre {
  entry: LexiconEntry;
  at: number;
  isMeat: boolean;
  isFromLand: boolean;
  /** False for a cut (목살), which itself gives way to the animal it is of. */
  isFirm: boolean;
  /** True for tofu, mushrooms and vegetables in general: what they go before is made of them. */
  isInstead: boolean;
  /** True for a dish whose own meat may give way (불고기): it says what a dish after it is made of, and no more. */
  isWeak: boolean;
}

/** A dish named after one of these is made of it as a rule. */
const INSTEAD: ReadonlySet<string> = new Set(['soy', 'mushroom']);
const VEGETABLES: ReadonlySet<string> = new Set(['야채', '채소', '베지터블', 'vegetable']);

function centresOf(index: LexiconIndex, parts: readonly Part[]): Centre[] {
  const centres: Centre[] = [];
  parts.forEach(({ entry, text }, at) => {
    if (!entry) return;
    const substances: Substance[] = [];
    let isWeak = true;
    for (const { substance, role, certainty, givesWayTo } of entry.has) {
      // 갈비 may be beef or pork: that says too little to take the place of anything.
      if (role !== 'main' || certainty !== 'yes') continue;
      const known = index.substances.get(substance);
      const isNamed =
        givesWayTo === 'nothing' || (entry.kind === 'ingredient' && givesWayTo !== 'named');
      const isDishMeat = entry.kind === 'dish' && known?.origin === 'meat';
      if (!known?.centre || !(isNamed || isDishMeat)) continue;
      substances.push(known);
      if (isNamed) isWeak = false;
    }
    if (substances.length === 0) return;
    const meats = substances.filter(({ origin }) => origin === 'meat');
    const isFromLand = meats.some((meat) => !isSea(meat));
    const isFirm = entry.has.every(({ givesWayTo }) => givesWayTo === 'nothing');
    const isInstead = VEGETABLES.has(text) || substances.some(({ name }) => INSTEAD.has(name));
    centres.push({ entry, at, isMeat: meats.length > 0, isFromLand, isFirm, isInstead, isWeak });
  });
  return centres;
}

const COUNTS: Readonly<Record<GivesWayTo, (centre: Centre) => boolean>> = {
  nothing: () => false,
  named: () => true,
  meat: ({ isMeat }) => isMeat,
  land: ({ isFromLand }) => isFromLand,
};

/** The first centre of each kind and the first one of another entry: a centre is no rival of its own entry. */
type Firsts = readonly [Centre | undefined, Centre | undefined];

const givesWay = ({ entry }: Part): boolean =>
  entry !== null &&
  (entry.has.some(({ givesWayTo }) => givesWayTo !== 'nothing') ||
    entry.hidden.some(({ givesWayTo }) => givesWayTo !== 'nothing'));

/**
 * What gives way does so to a centre named before it (오징어 불고기, 두부 깐풍기), a mere possibility also to one named
 * after it. To a single plant it gives way perhaps (단호박 함박); what is chopped or grilled is perhaps mixed whatever it is named after, which the
 * lexicon says of it (`beef maybe unless-meat`). A cut is of whatever animal is named anywhere, and gives way to animals only
 * (흑돼지 등심), a dish to cuts as well (목살 샤브샤브). The fish of 포케 gives way even to a weak 불고기 before it; the pork of
 * 돈까스 does not to 함박, for both come to the table.
 */
export const givingWay: FindingRule = ({ index, parts }) => {
  if (parts.length < 2 || !parts.some(givesWay)) return null;
  const centres = centresOf(index, parts);
  if (centres.length === 0) return null;
  const known = new Map<string, Firsts>();
  const firstsOf = (way: GivesWayTo, isFirm: boolean, isStrong: boolean): Firsts => {
    const key = `${way} ${isFirm} ${isStrong}`;
    const kept = known.get(key);
    if (kept) return kept;
    const counting = centres.filter(
      (centre) => COUNTS[way](centre) && (centre.isFirm || !isFirm) && !(centre.isWeak && isStrong),
    );
    const [first] = counting;
    const firsts: Firsts = [first, counting.find(({ entry }) => entry !== first?.entry)];
    known.set(key, firsts);
    return firsts;
  };

  return (finding: Finding) => {
    const { givesWayTo: way, at, certainty, substance, hidden } = finding;
    const entry = parts[at]?.entry;
    if (way === 'nothing' || !entry) return finding;
    const isCut = entry.kind === 'ingredient';
    const rivalOf = (isStrong: boolean): Centre | undefined => {
      const [first, other] = firstsOf(way, isCut, isStrong);
      return first?.entry === entry ? other : first;
    };
    const isOpen = isCut || certainty === 'maybe';
    const canBeWeak = !hidden && isSea(substance);
    const before = rivalOf(!canBeWeak);
    if (before && before.at < at) {
      const mayStay = substance.origin === 'meat' && certainty === 'yes';
      return mayStay && !before.isMeat && !before.isInstead
        ? { ...finding, certainty: 'maybe' }
        : null;
    }
    return isOpen && rivalOf(true) ? null : finding;
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '버섯 탕수육', mainMeats: [] },
  { dish: '가지 나베', mainMeats: [], lactoOvo: 'ask' },
  { dish: '버섯 함박스테이크', mainMeats: [], lactoOvo: 'ask', has: { beef: 'maybe' } },
  { dish: '야채 케밥', mainMeats: [], lactoOvo: 'yes' },
  { dish: '두부 깐풍기', mainMeats: [] },
  { dish: '오징어 불고기', mainMeats: ['seafood'] },
  { dish: '훈제오리보쌈', mainMeats: ['duck'] },
  { dish: '굴보쌈', mainMeats: ['pork', 'seafood'] },
  { dish: '불고기 포케', mainMeats: ['beef'], has: { beef: 'yes', fish: 'no' } },
  { dish: '함박 돈까스', mainMeats: ['pork', 'beef'], has: { pork: 'yes' } },
  { dish: '흑돼지 등심', mainMeats: ['pork'] },
  { dish: '안심 치즈돈까스', mainMeats: ['pork'] },
  { dish: '목살 샤브샤브', mainMeats: ['pork'] },
];
