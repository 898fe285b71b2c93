'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Verdict } from '@kioot/engine';
import { createDishExplainer } from '@kioot/engine/verdicts';
import { COMMON_NEEDS, HALAL_OF_DISH } from '@/lib/dish-page/common-needs';
import type { DishFilter, DishNeed } from '@/lib/dish-index/dish-groups';
import {
  fetchDishFacts,
  fetchDishNames,
  toVerdict,
  type DishFactsFile,
  type IndexedDish,
} from '@/lib/dish-index/index-format';
import { createDishSearch } from '@/lib/dish-index/search-dishes';
import { toDishPath } from '@/lib/dishes/dish';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { useFetched } from '../ui/use-fetched';
import { VerdictMark } from '../ui/verdict-mark';

const PAGE_SIZE = 40;

interface DishResultsProps {
  filter: DishFilter;
  /** Diet of the visitor, if it has restrictions. */
  diet: DietSummary | null;
  onChange: (change: Partial<DishFilter>) => void;
}

/** Dishes that match a filter. Loaded with its data when a filter is first chosen. */
export function DishResults({ filter, diet, onChange }: DishResultsProps) {
  const t = useTranslations('dishIndex');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const names = useFetched({
    name: 'Loading the dishes',
    key: locale,
    fetchData: (signal) => fetchDishNames(locale, signal),
  });
  const facts = useFetched({
    name: 'Loading the facts of dishes',
    key: diet ? 'facts' : '',
    fetchData: fetchDishFacts,
  });
  const findDishes = useMemo(
    () => createDishSearch(names.data ?? [], locale),
    [names.data, locale],
  );
  const ownVerdicts = useOwnVerdicts(names.data, facts.data, diet);
  if (names.isError || facts.isError) {
    return (
      <div role="alert" className="pt-4">
        <p className="font-bold text-danger">{getOfflineNotice(ui) ?? ui('loadFailed')}</p>
        <button
          type="button"
          onClick={() => [names, facts].forEach(({ isError, retry }) => isError && retry())}
          className={buttonClass('secondary', 'mt-3')}
        >
          {t('retry')}
        </button>
      </div>
    );
  }
  if (!names.data || (diet && !facts.data)) {
    return (
      <p role="status" className="pt-4 text-ink-soft">
        {t('loading')}
      </p>
    );
  }
  return (
    <DishList
      // Another filter begins with the first dishes.
      key={JSON.stringify(filter)}
      {...{ findDishes, ownVerdicts, filter, diet, onChange }}
    />
  );
}

/** Verdicts of the visitor's own diet by slug. */
function useOwnVerdicts(
  dishes: readonly IndexedDish[] | undefined,
  file: DishFactsFile | undefined,
  diet: DietSummary | null,
): ReadonlyMap<string, Verdict> | null {
  return useMemo(() => {
    if (!diet || !file || !dishes) return null;
    const explain = createDishExplainer(diet.need, diet.profile, HALAL_OF_DISH);
    const verdicts = file.facts.map((facts) => explain(facts).verdict);
    return new Map(
      dishes.map(([, slug], index) => [slug, verdicts[file.positions[index] ?? -1] ?? 'unknown']),
    );
  }, [dishes, file, diet]);
}

interface DishListProps extends DishResultsProps {
  findDishes: (text: string) => readonly IndexedDish[];
  ownVerdicts: ReadonlyMap<string, Verdict> | null;
}

function DishList({ findDishes, ownVerdicts, filter, diet, onChange }: DishListProps) {
  const t = useTranslations('dishIndex');
  const words = useTranslations('words');
  const [pages, setPages] = useState(1);
  const { query, group, need } = filter;
  const getVerdict = toVerdictOf(need, ownVerdicts);
  const [hasQuestions, setHasQuestions] = useState(false);
  const named = findDishes(query).filter(
    ([, , dishGroup]) => group === null || dishGroup === group,
  );
  const getNeedVerdict = need === null ? null : getVerdict;
  const questions = sortByVerdict(named, getNeedVerdict, ['ask']);
  const fitting = sortByVerdict(named, getNeedVerdict, ['yes']);
  // A name that was asked for is answered, whatever the verdict.
  const isNamed = query.trim() !== '' || getNeedVerdict === null;
  const others = isNamed ? sortByVerdict(named, getNeedVerdict, ['unknown', 'no']) : [];
  const isAll = isNamed || hasQuestions || fitting.length === 0;
  const found =
    getNeedVerdict === null ? named : [...fitting, ...(isAll ? questions : []), ...others];
  const shown = found.slice(0, pages * PAGE_SIZE);
  return (
    <section aria-label={t('results')} className="pt-4">
      <p role="status" className="text-ink-soft">
        {group ? <span className="font-bold text-ink">{t(`groups.${group}`)}: </span> : null}
        {found.length === 0 ? t('nothingFound') : t('count', { count: found.length })}
      </p>
      {need === null || found.length === 0 ? null : (
        <p className="text-fine text-ink-soft">{t('asUsuallyMade')}</p>
      )}
      {diet && isSevereSearchProfile(diet.profile) ? (
        <p className="font-bold text-warn">{words('alwaysAsk')}</p>
      ) : null}
      <button
        type="button"
        onClick={() => onChange({ query: '', group: null, need: null })}
        className="min-h-11 font-bold text-brand-strong underline"
      >
        {t('showAll')}
      </button>
      <ul className="divide-y divide-line">
        {shown.map((dish) => (
          <DishRow key={dish[1]} dish={dish} verdict={getVerdict?.(dish) ?? null} />
        ))}
      </ul>
      {shown.length < found.length ? (
        <button
          type="button"
          onClick={() => setPages(pages + 1)}
          className={buttonClass('secondary', 'mt-3 w-full')}
        >
          {t('showMore')}
        </button>
      ) : isAll || questions.length === 0 ? null : (
        <button
          type="button"
          onClick={() => {
            setHasQuestions(true);
            setPages(pages + 1);
          }}
          className={buttonClass('secondary', 'mt-3 w-full')}
        >
          {t('showQuestions', { count: questions.length })}
        </button>
      )}
    </section>
  );
}

function DishRow({ dish, verdict }: { dish: IndexedDish; verdict: Verdict | null }) {
  const words = useTranslations('words');
  const [ko, slug, , , name] = dish;
  return (
    <li>
      <Link
        href={toDishPath(slug)}
        prefetch={false}
        className="flex min-h-touch items-center gap-3 py-2"
      >
        {verdict ? <VerdictMark verdict={verdict} /> : null}
        <span className="min-w-0">
          <span className="font-bold">{name}</span>{' '}
          <span lang="ko" className="break-keep text-ink-soft">
            {ko}
          </span>
          {verdict ? (
            <span className="text-fine text-ink-soft">{`\u00a0· ${words(`verdict.${verdict}`)}`}</span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}

type GetVerdict = (dish: IndexedDish) => Verdict;

/** Verdicts to show: of the chosen need, else of the own diet; null without either. */
function toVerdictOf(
  need: DishNeed | null,
  ownVerdicts: ReadonlyMap<string, Verdict> | null,
): GetVerdict | null {
  const at = COMMON_NEEDS.findIndex((each) => each === need);
  if (at >= 0) return ([, , , verdicts]) => toVerdict(verdicts[at]);
  return ownVerdicts && (([, slug]) => ownVerdicts.get(slug) ?? 'unknown');
}

/** Dishes of these verdicts, in their order; all dishes without a need. */
function sortByVerdict(
  dishes: readonly IndexedDish[],
  getVerdict: GetVerdict | null,
  verdicts: readonly Verdict[],
): readonly IndexedDish[] {
  if (!getVerdict) return dishes;
  return verdicts.flatMap((verdict) => dishes.filter((dish) => getVerdict(dish) === verdict));
}
