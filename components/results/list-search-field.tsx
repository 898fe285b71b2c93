'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';

/** Search field of the list, an icon until it has the focus or a text. */
export function ListSearchField() {
  const t = useTranslations('results');
  const textFilter = useAtomValue(listViewAtom).textFilter;
  const changeView = useSetAtom(changeListViewAtom);
  const input = useRef<HTMLInputElement>(null);
  const { text = '', ids = null } = textFilter ?? {};
  return (
    <div role="search" className="list-search">
      <input
        ref={input}
        type="search"
        aria-label={t('findDishOrPlace')}
        placeholder={t('findDishOrPlace')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={({ target: { value } }) =>
          changeView({ textFilter: value === '' ? null : { text: value, ids } })
        }
      />
      <svg aria-hidden viewBox="0 0 20 20">
        <path d="M13 13l4.5 4.5M8.5 14.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12z" />
      </svg>
      {text === '' ? null : (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => {
            changeView({ textFilter: null });
            input.current?.focus();
          }}
        >
          <svg aria-hidden viewBox="0 0 20 20">
            <path d="m5 5 10 10m0-10L5 15" />
          </svg>
        </button>
      )}
    </div>
  );
}
