import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  SORT_ORDERS,
  getActiveFilters,
  getKitchens,
  getPriceSteps,
  withoutFilters,
} from '@kioot/engine';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { toWonText } from '@/lib/format/format-price';
import {
  MAX_WHEN_MS,
  formatWhen,
  getMealTimes,
  parseSeoulInput,
  toSeoulInput,
} from '@/lib/format/format-when';
import { toWalkMinutes } from '@/lib/format/walking-distance';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { BottomSheet, closeSheet } from '../ui/bottom-sheet';
import { CHIP_CLASS, QUIET_ACTION_CLASS } from '../ui/action-class';
import { buttonClass } from '../ui/button-class';
import { Chip } from '../ui/chip';
import type { PositionControl } from './position-control';
import type { DisplayedList } from './use-displayed-list';
import { useRefineSearch } from './use-refine-search';

/** Straight lines (meters) of 5, 10, 15 and 20 minutes on foot. */
const WALKS_M = [308, 615, 923, 1230] as const;

interface FiltersSheetProps {
  list: DisplayedList;
  position: PositionControl;
  onClose: () => void;
}

/** Dialog with the filters and the order of the list; every change updates the list behind it. */
export function FiltersSheet({ list, position, onClose }: FiltersSheetProps) {
  const { all, total, hasVerdicts, nowMs } = list;
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  const view = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const { criteria, change, isPending, isError } = useRefineSearch();
  const prices = all.flatMap(({ price }) => price?.fromWon ?? []);
  const { isMealOnly, isForOne, maxPriceWon, maxDistanceM, kitchen } = view;
  const active = getActiveFilters({ ...view, textFilter: null });
  const steps = getPriceSteps(prices, maxPriceWon);
  // The chosen kind may be that of an earlier list.
  const kitchens = [...new Set([...getKitchens(all), ...(kitchen ? [kitchen] : [])])];

  return (
    <BottomSheet
      title={t('filters')}
      close={t('close')}
      onClose={onClose}
      className="scroll-pb-24 overflow-y-auto overscroll-contain"
    >
      <div className="px-page pb-4">
        <WhenField nowMs={nowMs} />
        {steps.length > 0 ? (
          <Field
            label={t('price')}
            note={t('priceKnownFor', { known: prices.length, all: all.length })}
          >
            {steps.map((won) => (
              <Chip
                key={won}
                isOn={won === maxPriceWon}
                onToggle={(isOn) => changeView({ maxPriceWon: isOn ? won : null })}
              >
                {t('underPrice', { won: toWonText(won) })}
              </Chip>
            ))}
          </Field>
        ) : null}
        <Field label={t('walk')}>
          {WALKS_M.map((meters) => (
            <Chip
              key={meters}
              isOn={meters === maxDistanceM}
              onToggle={(isOn) => changeView({ maxDistanceM: isOn ? meters : null })}
            >
              {t('withinMinutes', { minutes: toWalkMinutes(meters) })}
            </Chip>
          ))}
          <PositionChip {...position} />
        </Field>
        {position.problem ? <p role="alert">{position.problem}</p> : null}
        {kitchens.length > 0 ? (
          <Field label={t('kitchens')}>
            {kitchens.map((option) => (
              <Chip
                key={option}
                isOn={option === kitchen}
                onToggle={(isOn) => changeView({ kitchen: isOn ? option : null })}
              >
                {t(`kitchen.${option}`)}
              </Chip>
            ))}
          </Field>
        ) : null}
        <Field label={t('moreFilters')}>
          <Chip isOn={isMealOnly} onToggle={(isOn) => changeView({ isMealOnly: isOn })}>
            {t('meals')}
          </Chip>
          <Chip isOn={isForOne} onToggle={(isOn) => changeView({ isForOne: isOn })}>
            {t('eatingAlone')}
          </Chip>
          {hasVerdicts && criteria ? (
            <Chip isOn={criteria.notSpicy === true} onToggle={(isOn) => change({ notSpicy: isOn })}>
              {t('notSpicy')}
            </Chip>
          ) : null}
        </Field>
        <OrderField />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper px-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {isError ? (
          <p role="alert" className="mb-2 font-bold text-danger">
            {t('listIsAsItWas', { problem: getOfflineNotice(ui) ?? t('failed') })}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-x-3">
          {active.length > 0 ? (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                changeView(withoutFilters(active));
                // The button goes with the filters.
                currentTarget.closest('dialog')?.querySelector('button')?.focus();
              }}
              className={QUIET_ACTION_CLASS}
            >
              {t('clearFilters')}
            </button>
          ) : null}
          <button
            type="button"
            aria-busy={isPending}
            onClick={closeSheet}
            className={buttonClass('primary', 'grow')}
          >
            {isPending ? t('looking') : t('showPlaces', { count: total })}
          </button>
        </div>
      </div>
    </BottomSheet>
  );
}

/** Toggles distances from the visitor. */
function PositionChip({ isOn, isLocating, toggle }: PositionControl) {
  const t = useTranslations('results');
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={isLocating}
      onClick={toggle}
      className={CHIP_CLASS}
    >
      {isLocating ? t('askingPhone') : t('fromMe')}
    </button>
  );
}

function OrderField() {
  const t = useTranslations('results');
  const { sort } = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  return (
    <label className="mt-4 block font-bold">
      {t('order')}
      <select
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          changeView({ sort: SORT_ORDERS.find((order) => order === value) ?? 'match' })
        }
        className="mt-1 block min-h-touch w-full rounded-control border-2 border-line-strong bg-surface px-3"
      >
        <option value="match">{t('bestMatch')}</option>
        <option value="nearest">{t('nearest')}</option>
        <option value="price">{t('cheapest')}</option>
      </select>
    </label>
  );
}

/** Time at which places take orders: any, now, the next meals, or a chosen one. */
function WhenField({ nowMs }: { nowMs: number }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const { isOpenOnly, whenMs } = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  return (
    <Field label={t('whenToEat')} note={t('seoulTime')}>
      <Chip
        isOn={isOpenOnly && whenMs === null}
        onToggle={(isOn) => changeView({ isOpenOnly: isOn, whenMs: null })}
      >
        {t('openNow')}
      </Chip>
      {getMealTimes(nowMs).map((ms) => (
        <Chip
          key={ms}
          isOn={whenMs === ms}
          onToggle={(isOn) => changeView({ isOpenOnly: isOn, whenMs: isOn ? ms : null })}
        >
          {formatWhen(t, words, ms, nowMs, 'mealTime')}
        </Chip>
      ))}
      <label className="w-full">
        {t('anotherTime')}
        <input
          type="datetime-local"
          min={toSeoulInput(nowMs)}
          max={toSeoulInput(nowMs + MAX_WHEN_MS)}
          value={whenMs === null ? '' : toSeoulInput(whenMs)}
          onChange={({ currentTarget: { value, validity } }) => {
            const ms = parseSeoulInput(value);
            if (validity.valid) changeView({ isOpenOnly: ms !== null, whenMs: ms });
          }}
          className="mt-1 block min-h-touch w-full rounded-control border-2 border-line-strong bg-surface px-3"
        />
      </label>
    </Field>
  );
}

function Field({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="mt-4">
      <p className="font-bold">
        {label} {note ? <span className="text-fine font-normal text-ink-soft">{note}</span> : null}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
