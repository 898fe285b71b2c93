'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { addToMenuAtom } from '@/lib/kept/menu-atoms';
import type { Who } from '../profile/use-who';
import { DishField } from './dish-field';

/** Dish by dish, for a menu of a few lines or one dish that somebody spoke of. */
export default function TypeWay({ who }: { who: Who | null }) {
  const t = useTranslations('menu');
  const addToMenu = useSetAtom(addToMenuAtom);
  const [added, setAdded] = useState('');
  return (
    <>
      <DishField
        label={t('dishOnMenu')}
        toAction={(ko) => t.rich('add', { dish: () => ko })}
        who={who}
        onChoose={(dish) => {
          const read = { read: dish.ko, price: null, certain: true, others: [], box: null };
          addToMenu({
            photos: [],
            dishes: [{ ...dish, ...read, photo: null }],
            nowMs: Date.now(),
          });
          setAdded(dish.en);
        }}
      />
      <p role="status" className="sr-only">
        {added ? t('added', { dish: added }) : ''}
      </p>
    </>
  );
}
