'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode } from 'react';
import { COMMON_NEEDS } from '@/lib/dish-page/common-needs';
import {
  parseDishFilter,
  toDishQueryString,
  type DishFilter,
  type DishNeed,
} from '@/lib/dish-index/dish-groups';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useUrlSearch } from '../ui/use-current-url';
import { SearchField } from '../ui/search-field';

const loadResults = () => import('./dish-results').then((module) => module.DishResults);
const DishResults = lazyWithFallback(loadResults);

/**
 * Search and filter of the dishes. The groups are rendered on the server and shown until a filter is
 * chosen; their links choose one.
 */
export function DishBrowser({ children }: { children: ReactNode }) {
  const t = useTranslations('dishIndex');
  const [search, setSearch] = useUrlSearch();
  const filter = parseDishFilter(search);
  const diet = useDietSummary('profile');
  const ownDiet = diet?.hasRestrictions ? diet : null;
  const change = (changed: Partial<DishFilter>) =>
    setSearch(toDishQueryString({ ...filter, ...changed }));
  const isFiltered = filter.query.trim() !== '' || filter.group !== null || filter.need !== null;

  /** Opens a group without a request. */
  function openGroup(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[data-group]') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
    event.preventDefault();
    change({ group: parseDishFilter(link.search).group });
    window.scrollTo(0, 0);
  }

  return (
    <>
      <div role="search" className="flex flex-col gap-3 pt-3">
        <SearchField
          label={t('search')}
          placeholder={t('searchExample')}
          value={filter.query}
          onSearch={(query) => change({ query })}
          onFocus={() => void loadResults()}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <NeedChoice
          ownDiet={ownDiet?.text ?? null}
          chosen={filter.need}
          onChoose={(need) => change({ need })}
        />
      </div>
      {isFiltered ? (
        <DishResults
          fallback={<p className="pt-4 text-ink-soft">{t('loading')}</p>}
          filter={filter}
          diet={ownDiet}
          onChange={change}
        />
      ) : (
        <div onClick={openGroup}>{children}</div>
      )}
    </>
  );
}

interface NeedChoiceProps {
  /** Text of the visitor's own diet, which replaces the common needs. */
  ownDiet: string | null;
  chosen: DishNeed | null;
  onChoose: (need: DishNeed | null) => void;
}

/** Filter by what the visitor can eat; a second tap clears it. */
function NeedChoice({ ownDiet, chosen, onChoose }: NeedChoiceProps) {
  const t = useTranslations('dishIndex');
  const words = useTranslations('words');
  const needs: readonly DishNeed[] = ownDiet === null ? COMMON_NEEDS : ['own'];
  const toName = (need: DishNeed): string => {
    if (need === 'own') return ownDiet ?? '';
    return need === 'noPork' || need === 'notSpicy' ? t(`need.${need}`) : words(`diet.${need}`);
  };
  return (
    <div role="group" aria-labelledby="what-i-can-eat">
      <p id="what-i-can-eat" className="text-sm text-ink-soft">
        {t('whatICanEat')}
      </p>
      <div className="flex flex-wrap gap-2 pt-1">
        {needs.map((need) => (
          <button
            key={need}
            type="button"
            aria-pressed={need === chosen}
            onClick={() => onChoose(need === chosen ? null : need)}
            className="min-h-11 max-w-full shrink-0 rounded-full border-2 border-line-strong bg-surface px-4 text-start text-sm font-bold aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
          >
            {toName(need)}
          </button>
        ))}
      </div>
    </div>
  );
}
