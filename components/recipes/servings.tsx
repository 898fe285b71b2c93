'use client';

import { useTranslations } from 'next-intl';
import { createContext, use, useState, type ReactNode } from 'react';

const MAX_SERVINGS = 99;

interface Servings {
  /** Servings the reader chose; null when the recipe has none. */
  chosenServings: number | null;
  setChosenServings: (chosenServings: number) => void;
}

const ServingsContext = createContext<Servings>({
  chosenServings: null,
  setChosenServings: () => undefined,
});

/** Shares the chosen servings between the heading and the ingredients. */
export function ServingsProvider({
  servings,
  children,
}: {
  servings: number | null;
  children: ReactNode;
}) {
  const [chosenServings, setChosenServings] = useState(servings);
  return (
    <ServingsContext value={{ chosenServings, setChosenServings }}>{children}</ServingsContext>
  );
}

export function useServings(): Servings {
  return use(ServingsContext);
}

/** "4 servings", as chosen. */
export function ServingsCount() {
  const t = useTranslations('recipes');
  const { chosenServings } = useServings();
  return chosenServings === null ? null : t('servingCount', { count: chosenServings });
}

const BUTTON_CLASS =
  'size-11 rounded-full border-2 border-line bg-surface text-xl font-bold disabled:opacity-40 print:hidden';

/** @param servings of the recipe as written */
export function ServingsControl({ servings }: { servings: number }) {
  const t = useTranslations('recipes');
  const { chosenServings, setChosenServings } = useServings();
  if (!chosenServings) return null;
  return (
    <div role="group" aria-label={t('servings')} className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={t('oneLess')}
        disabled={chosenServings <= 1}
        onClick={() => setChosenServings(chosenServings - 1)}
        className={BUTTON_CLASS}
      >
        −
      </button>
      <output aria-live="polite" className="min-w-0 text-center font-bold">
        {t('servingCount', { count: chosenServings })}
      </output>
      <button
        type="button"
        aria-label={t('oneMore')}
        disabled={chosenServings >= MAX_SERVINGS}
        onClick={() => setChosenServings(chosenServings + 1)}
        className={BUTTON_CLASS}
      >
        +
      </button>
      {chosenServings === servings ? null : (
        <button
          type="button"
          onClick={() => setChosenServings(servings)}
          className="min-h-11 px-2 font-bold text-brand underline print:hidden"
        >
          {t('reset')}
        </button>
      )}
    </div>
  );
}
