'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { restaurantInfoAtom } from '@/lib/kept/result-atoms';
import { changeViewAtom, viewAtom } from '@/lib/kept/view-atoms';
import type { Restaurant } from '@/lib/search/contract';
import { FindField } from './find-field';
import { useFoundRows } from './use-found-rows';

const NO_RESTAURANTS: readonly Restaurant[] = [];

/** Looks for a dish or a place in the whole list, and leaves those in the view it was found in. */
export function FindTool() {
  const all = useAtomValue(restaurantInfoAtom) ?? NO_RESTAURANTS;
  const text = useAtomValue(viewAtom).find?.text ?? '';
  const changeView = useSetAtom(changeViewAtom);
  const { rows, status } = useFoundRows(all, text);

  useEffect(() => {
    const ids = rows === all ? null : new Set(rows.map(({ contentId }) => contentId));
    changeView({ find: { text, ids } });
  }, [all, changeView, rows, text]);

  return (
    <div className="mt-2">
      <FindField
        value={text}
        status={status}
        onChange={(next) => changeView({ find: { text: next, ids: null } })}
      />
    </div>
  );
}
