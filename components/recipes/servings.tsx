'use client';

import { useTranslations } from 'next-intl';
import { createContext, use, useState, type ReactNode } from 'react';

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
