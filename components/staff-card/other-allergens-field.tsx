'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import {
  MAX_OTHERS,
  type NamedIngredient,
  type OtherAllergy,
} from '@/lib/client-store/diet-profile';
import type { Locale } from '@/lib/locales';
import { SevereCheckbox } from '../diet-profile/profile-fields';

interface OtherAllergensFieldProps {
  others: readonly OtherAllergy[];
  onChange: (others: OtherAllergy[]) => void;
}

const PILL_CLASS =
  'inline-flex min-h-touch items-center gap-2 rounded-full border-2 px-3 text-left font-bold';

type IngredientSearch = (text: string) => NamedIngredient[];

/** Loads the ingredient names and their search once the visitor types. */
async function loadIngredientSearch(locale: Locale): Promise<IngredientSearch> {
  const { searchIngredients, loadIngredients } = await import('@/lib/staff-card/ingredient-search');
  const ingredients = await loadIngredients(locale);
  return (text) => searchIngredients(ingredients, text);
}

/**
 * Field for any other allergen, by its name in the page's language. Searched on the phone; nothing
 * is sent.
 */
export function OtherAllergensField({ others, onChange }: OtherAllergensFieldProps) {
  const t = useTranslations('card');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [search, setSearch] = useState<IngredientSearch | 'failed' | null>(null);
  const mustLoad = text !== '' && search === null;
  const matches = typeof search === 'function' ? search(text) : [];
  const isAdded = (ingredient: NamedIngredient) => others.some(({ ko }) => ko === ingredient.ko);

  useEffect(() => {
    if (!mustLoad) return;
    loadIngredientSearch(locale).then(
      (loaded) => setSearch(() => loaded),
      (error: unknown) => {
        console.info('Loading the ingredient search failed', error);
        setSearch('failed');
      },
    );
  }, [mustLoad, locale]);

  return (
    <div>
      <label className="block">
        <span className="font-bold">{t('others')}</span>
        <input
          type="text"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (search === 'failed') setSearch(null);
          }}
          placeholder={t('othersExample')}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          disabled={others.length >= MAX_OTHERS}
          className="mt-1 min-h-touch w-full rounded-control border-2 border-line-strong bg-surface px-3 py-2"
        />
      </label>
      <p role="status" className="text-fine text-ink-soft">
        {search === 'failed' ? t('wordsFailed') : null}
        {typeof search === 'function' && text.trim() !== '' && matches.length === 0
          ? t('wordUnknown')
          : null}
        {others.length >= MAX_OTHERS ? t('othersFull') : null}
      </p>
      <div
        role="group"
        aria-label={t('foundWords')}
        className="mt-2 flex flex-wrap gap-2 empty:hidden"
      >
        {matches
          .filter((ingredient) => !isAdded(ingredient))
          .map((ingredient) => (
            <button
              key={ingredient.ko}
              type="button"
              onClick={() => {
                onChange([...others, ingredient]);
                setText('');
              }}
              className={`${PILL_CLASS} border-line-strong bg-surface`}
            >
              <span className="first-letter:uppercase">{ingredient.en}</span>
              <span lang="ko" className="font-normal text-ink-soft">
                {ingredient.ko}
              </span>
            </button>
          ))}
      </div>
      <div
        role="group"
        aria-label={t('addedWords')}
        className="mt-2 flex flex-wrap gap-2 empty:hidden"
      >
        {others.map((ingredient) => (
          <span
            key={ingredient.ko}
            className="inline-flex flex-wrap rounded-full border-2 border-brand bg-brand-soft"
          >
            <button
              type="button"
              onClick={() => onChange(others.filter(({ ko }) => ko !== ingredient.ko))}
              className="inline-flex min-h-touch items-center gap-2 rounded-full px-3 text-left font-bold"
            >
              <span className="first-letter:uppercase">{ingredient.en}</span>
              <span lang="ko" className="font-normal">
                {ingredient.ko}
              </span>
              <span aria-hidden>×</span>
              <span className="sr-only">{t('removeWord')}</span>
            </button>
            <SevereCheckbox
              allergen={ingredient.en}
              isSevere={ingredient.isSevere === true}
              onSevere={() =>
                onChange(
                  others.map((other) =>
                    other.ko === ingredient.ko ? { ...other, isSevere: !other.isSevere } : other,
                  ),
                )
              }
            />
          </span>
        ))}
      </div>
    </div>
  );
}
