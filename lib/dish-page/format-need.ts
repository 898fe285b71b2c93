import type { CompactDishFacts, DishVerdict } from '@kioot/engine/verdicts';
import type { Preference } from '@kioot/engine/needs';
import type { Dish } from '../dishes/dish';
import { formatCodeList } from '../format/format-code';
import { formatUsualSeasonings, hasCertainly, isUsuallyIn } from '../format/format-dish';
import { formatDishVerdict } from '../format/format-dish-verdict';
import type { Translator } from '../i18n/translator';
import { toKoreanQuestion } from '../staff-card/korean-question';
import { explainNeed, type CommonNeed } from './common-needs';
import { getDishForm, type DishForm } from './dish-form';

/** Answer of a dish for one need, as the page shows it. */
export interface NeedAnswer {
  verdict: DishVerdict['verdict'];
  /** "ask first". */
  status: string;
  /** "Does it contain egg?", "Pork"; may be empty. */
  reason: string;
  /** In Korean, where the staff can answer it. */
  question?: string;
}

/** Question about a dish whose verdict asks about something that has a name. */
function getDishQuestion(ko: string, verdict: DishVerdict): { question?: string } {
  const question = verdict.verdict === 'ask' ? toKoreanQuestion(ko, verdict) : undefined;
  return question === undefined ? {} : { question };
}

/** Verdict of a dish as the page words it. */
export function formatAnswer(
  t: Translator<'dish'>,
  words: Translator<'words'>,
  { ko, facts }: { ko: string; facts: CompactDishFacts },
  verdict: DishVerdict,
  { kind }: Pick<Preference, 'kind'>,
): NeedAnswer {
  const isMeatWish = kind === 'meats';
  const { verdict: status, reason } = formatDishVerdict(words, verdict, isMeatWish);
  const { about } = verdict;
  const isHalalOpen = kind === 'halal' && verdict.verdict === 'ask' && about.length === 0;
  const isUsual = verdict.verdict === 'no' && about.length > 0 && !hasCertainly(facts, about);
  return {
    ...{ verdict: verdict.verdict, status },
    reason: isHalalOpen
      ? t('askHalal')
      : verdict.verdict === 'no' && isUsuallyIn(facts, about)
        ? formatUsualSeasonings(words, facts)
        : isUsual
          ? t('usuallyHas', { count: about.length, what: formatCodeList(words, about) })
          : reason,
    ...getDishQuestion(ko, verdict),
  };
}

/** Forms that are one animal alone, raw or grilled. */
const BARE_FORMS: ReadonlySet<DishForm> = new Set([
  ...(['rawFish', 'rawBeef', 'saltedSeafood', 'parboiled', 'grilled', 'tableGrill'] as const),
]);

/**
 * True for a question that staff would smile at: pork in a flatfish, alcohol in a cup of tea. The
 * verdict stays.
 */
function isIdle(dish: Dish, need: CommonNeed, { about }: DishVerdict): boolean {
  if (about.length > 0) return false;
  const form = getDishForm(dish);
  if (need === 'halal') return form === 'drink';
  const isBare = form === undefined || BARE_FORMS.has(form);
  return need === 'noPork' && isBare && dish.facts.mainMeats.length > 0;
}

/** Answer of a dish for a common need. */
export function formatNeedAnswer(
  t: Translator<'dish'>,
  words: Translator<'words'>,
  dish: Dish,
  need: CommonNeed,
): NeedAnswer {
  const verdict = explainNeed(dish.facts, need);
  const kind = need === 'noPork' || need === 'notSpicy' ? 'any' : need;
  const { question, ...rest } = formatAnswer(t, words, dish, verdict, { kind });
  const answer = question && !isIdle(dish, need, verdict) ? { ...rest, question } : rest;
  return need === 'notSpicy' && answer.verdict !== 'unknown'
    ? { ...answer, reason: words(`spice.${dish.facts.spice}`) }
    : answer;
}
