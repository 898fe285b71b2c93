'use client';

import { useTranslations } from 'next-intl';
import { createContext, use, useState, type ReactNode } from 'react';

interface Servings {
  /** For how many the reader cooks; null where the recipe does not say for how many it is. */
  wanted: number | null;
  setWanted: (wanted: number) => void;
}

const ServingsContext = createContext<Servings>({ wanted: null, setWanted: () => undefined });

/** What the heading and the amounts of one recipe agree on. */
export function ServingsProvider({
  servings,
  children,
}: {
  servings: number | null;
  children: ReactNode;
}) {
  const [wanted, setWanted] = useState(servings);
  return <ServingsContext value={{ wanted, setWanted }}>{children}</ServingsContext>;
}

export function useServings(): Servings {
  return use(ServingsContext);
}

/** "4 servings", as many as the amounts are for. */
export function ServingsCount() {
  const t = useTranslations('recipes');
  const { wanted } = useServings();
  return wanted === null ? null : t('servingCount', { count: wanted });
}
