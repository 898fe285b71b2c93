'use client';

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { addToMenuAtom } from '@/lib/kept/menu-atoms';
import type { Who } from '../profile/use-who';
import { DishField } from './dish-field';

/** Dish by dish, for a menu of a few lines or one dish that somebody spoke of. */
export default function TypeWay({ who }: { who: Who | null }) {
  const addToMenu = useSetAtom(addToMenuAtom);
  const [added, setAdded] = useState('');
  return (
    <>
      <DishField
        label="A dish on the menu"
        action="Add"
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
        {added ? `${added} is on the menu below.` : ''}
      </p>
    </>
  );
}
