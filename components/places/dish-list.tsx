'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import {
  createDishJudge,
  type DishVerdict,
  type JudgedDish,
} from '@/lib/engine/judge/dish-verdict';
import type { Verdict } from '@/lib/engine';
import { toVerdictWords } from '@/lib/words/verdict-words';
import { VerdictMark } from './verdict-mark';
import { useWho } from './who';

/** A dish as the page of its place carries it. */
export interface Dish extends JudgedDish {
  ko: string;
  en: string;
  price?: string;
}

const REASON_COLOURS: Readonly<Record<Verdict, string>> = {
  yes: 'text-ink-soft',
  ask: 'text-warn',
  no: 'text-danger',
  unknown: 'text-ink-soft',
};

/** Every dish that is known of a place, and what it is to the visitor: judged on the phone, as the list was. */
export function DishList({ dishes, halal }: { dishes: readonly Dish[]; halal: Verdict }) {
  const who = useWho();
  const judge = useMemo(
    () => (who?.isJudged ? createDishJudge(who.need, who.avoided, halal) : null),
    [who, halal],
  );
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-card">Menu</h2>
        <p role="status" className="text-fine text-ink-soft">
          {who ? who.words && `for ${who.words}` : 'Not checked for you'}
        </p>
        {who ? null : (
          <Link href="/card" className="text-fine font-bold text-brand-strong underline">
            Say what you eat
          </Link>
        )}
      </div>
      <ul aria-label="Dishes" className="divide-y divide-line">
        {dishes.map((dish) => (
          <DishLine
            key={dish.ko}
            dish={dish}
            judged={judge?.(dish) ?? null}
            isMeatWish={who?.need.kind === 'meats'}
          />
        ))}
      </ul>
    </>
  );
}

function DishLine({
  dish,
  judged,
  isMeatWish,
}: {
  dish: Dish;
  judged: DishVerdict | null;
  isMeatWish: boolean;
}) {
  const words = judged && toVerdictWords(judged, isMeatWish);
  return (
    <li className="flex gap-3 py-3" data-verdict={judged?.verdict}>
      <VerdictMark verdict={judged?.verdict ?? null} />
      <div className="min-w-0 grow">
        <p className="font-bold">
          {dish.en}
          {words ? <span className="sr-only">: {words.verdict}</span> : null}
        </p>
        <p lang="ko" className="text-fine break-keep text-ink-soft">
          {dish.ko}
        </p>
        {judged && words?.reason ? (
          <p className={`text-fine ${REASON_COLOURS[judged.verdict]}`}>{words.reason}</p>
        ) : null}
      </div>
      {dish.price ? (
        <p lang="ko" className="shrink-0 font-bold text-ink-soft">
          {dish.price}
        </p>
      ) : null}
    </li>
  );
}
