'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { addToMenuAtom } from '@/lib/menu-reader/open-menu';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { DishCombobox } from './dish-combobox';

/** Input for single dishes, for short or spoken menus. */
export default function TypingInput({ diet }: { diet: DietSummary | null }) {
  const t = useTranslations('menu');
  const words = useTranslations('words');
  const addToMenu = useSetAtom(addToMenuAtom);
  const [added, setAdded] = useState('');
  return (
    <>
      <DishCombobox
        label={t('dishOnMenu')}
        toAction={(ko) => t.rich('add', { dish: () => ko })}
        diet={diet}
        isMultiple
        onChoose={(dishes) => {
          const reading = { price: null, certain: true, others: [], box: null, photo: null };
          addToMenu({
            photos: [],
            dishes: dishes.map((dish) => ({ ...dish, ...reading, read: dish.ko })),
            nowMs: Date.now(),
          });
          setAdded(dishes.map(({ en }) => en).join(words('comma')));
        }}
      />
      <p role="status" className="sr-only">
        {added ? t('added', { dish: added }) : ''}
      </p>
    </>
  );
}
