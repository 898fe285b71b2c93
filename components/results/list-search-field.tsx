'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';

interface ListSearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Result of `useListSearch`. */
  status?: string;
}

/** Search field over the loaded list: a dish or place in any spelling. */
export function ListSearchField({ value, onChange, status = '' }: ListSearchFieldProps) {
  const t = useTranslations('results');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div role="search">
      <div className="relative">
        <input
          ref={input}
          type="search"
          aria-label={t('findDishOrPlace')}
          placeholder={t('findDishOrPlace')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-12 w-full rounded-control border-2 border-line-strong bg-surface px-4 pr-12 text-ink placeholder:text-ink-soft [&::-webkit-search-cancel-button]:appearance-none"
        />
        {value === '' ? null : (
          <button
            type="button"
            aria-label={t('clearSearch')}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-soft"
          >
            <svg aria-hidden viewBox="0 0 20 20" className="size-5">
              <path
                d="m5 5 10 10m0-10L5 15"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            </svg>
          </button>
        )}
      </div>
      <p role="status" className={status === '' ? 'sr-only' : 'mt-2 text-ink-soft'}>
        {status}
      </p>
    </div>
  );
}
