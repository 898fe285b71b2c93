'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { MAX_OTHERS, type Ingredient, type OtherAllergy } from '@/lib/kept/profile';
import type { Locale } from '@/lib/locales';
import { SevereTick } from '../profile/profile-fields';

interface OtherFieldsProps {
  others: readonly OtherAllergy[];
  onChange: (others: OtherAllergy[]) => void;
}

const PILL =
  'inline-flex min-h-touch items-center gap-2 rounded-full border-2 px-3 text-left font-bold';

type Find = (typed: string) => Ingredient[];

/** The words and what finds among them travel together, when somebody begins to type. */
async function loadFind(locale: Locale): Promise<Find> {
  const { findWords, getWords } = await import('@/lib/staff-card/find-words');
  const words = await getWords(locale);
  return (typed) => findWords(words, typed);
}

/** Any other ingredient, by its name in the page's language. The words are fetched when somebody begins to type; none is sent. */
export function OtherFields({ others, onChange }: OtherFieldsProps) {
  const t = useTranslations('card');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [find, setFind] = useState<Find | 'failed' | null>(null);
  const isWanted = typed !== '' && find === null;
  const found = typeof find === 'function' ? find(typed) : [];
  const isKnown = (word: Ingredient) => others.some(({ ko }) => ko === word.ko);

  useEffect(() => {
    if (!isWanted) return;
    loadFind(locale).then(
      (loaded) => setFind(() => loaded),
      (error: unknown) => {
        console.info('No words for the card', error);
        setFind('failed');
      },
    );
  }, [isWanted, locale]);

  return (
    <div>
      <label className="block">
        <span className="font-bold">{t('others')}</span>
        <input
          type="text"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (find === 'failed') setFind(null);
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
        {find === 'failed' ? t('wordsFailed') : null}
        {typeof find === 'function' && typed.trim() !== '' && found.length === 0
          ? t('wordUnknown')
          : null}
        {others.length >= MAX_OTHERS ? t('othersFull') : null}
      </p>
      <div
        role="group"
        aria-label={t('foundWords')}
        className="mt-2 flex flex-wrap gap-2 empty:hidden"
      >
        {found
          .filter((word) => !isKnown(word))
          .map((word) => (
            <button
              key={word.ko}
              type="button"
              onClick={() => {
                onChange([...others, word]);
                setTyped('');
              }}
              className={`${PILL} border-line-strong bg-surface`}
            >
              <span className="first-letter:uppercase">{word.en}</span>
              <span lang="ko" className="font-normal text-ink-soft">
                {word.ko}
              </span>
            </button>
          ))}
      </div>
      <div
        role="group"
        aria-label={t('addedWords')}
        className="mt-2 flex flex-wrap gap-2 empty:hidden"
      >
        {others.map((word) => (
          <span
            key={word.ko}
            className="inline-flex flex-wrap rounded-full border-2 border-brand bg-brand-soft"
          >
            <button
              type="button"
              onClick={() => onChange(others.filter(({ ko }) => ko !== word.ko))}
              className="inline-flex min-h-touch items-center gap-2 rounded-full px-3 text-left font-bold"
            >
              <span className="first-letter:uppercase">{word.en}</span>
              <span lang="ko" className="font-normal">
                {word.ko}
              </span>
              <span aria-hidden>×</span>
              <span className="sr-only">{t('removeWord')}</span>
            </button>
            <SevereTick
              of={word.en}
              isSevere={word.isSevere === true}
              onSevere={() =>
                onChange(
                  others.map((each) =>
                    each.ko === word.ko ? { ...each, isSevere: !each.isSevere } : each,
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
