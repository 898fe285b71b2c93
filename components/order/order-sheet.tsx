'use client';

import { atom, useAtom, useAtomValue } from 'jotai';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { answerApplierAtom } from '@/lib/staff-card/answer-applier-atom';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import { getCounter } from '@/lib/order/counters';
import { formatOrder, getOrderedLines, MAX_COUNT, MAX_DISHES } from '@/lib/order/format-order';
import {
  formatRefusals,
  getRefusals,
  toOrderCard,
  type OrderableDish,
} from '@/lib/order/order-card';
import type { MenuPlace } from '@/lib/store/menu-place';
import type { Question } from '@/lib/staff-card/staff-card';
import type { Person } from '@/lib/staff-card/phrases';
import { AnswerRow } from '../staff-card/answer-row';
import { AllergySentences, CardSentence, CardSentences } from '../staff-card/card-sentences';
import { PersonChoice } from '../staff-card/card-views';
import { ReadAloud } from '../staff-card/read-aloud';
import { buttonClass } from '../ui/button-class';
import { FullScreenDialog } from '../ui/full-screen-dialog';
import { Link } from '../ui/link';
import { DishCounter } from './dish-counter';
import { DishQuestionRow } from './dish-question';

export interface OrderSheetProps {
  dishes: readonly OrderableDish[];
  /** Everyone at the table, the visitor first. */
  people: readonly [DietProfile, ...DietProfile[]];
  /** True at a place whose meals are usually for two. */
  isForOne: boolean;
  /** Place whose staff answers, to keep their answers. */
  place?: MenuPlace | null;
  isOpen: boolean;
  onClose: () => void;
}

function PlainQuestion({ question }: { question: Question }) {
  return (
    <div className="space-y-2">
      <CardSentence sentence={question.sentence} />
      <AnswerRow answers={question.answers} />
    </div>
  );
}

type Counts = Readonly<Record<string, number>>;

const NOTHING: Counts = {};

/**
 * Counts of the dishes by Korean name, by page and menu. In memory: an order is still there after a
 * look at the page of a dish, and gone with the tab.
 */
const orderCountsAtom = atom<Readonly<Record<string, Counts | undefined>>>({});

/** Counts of the dishes of this page's menu by Korean name, and how to set one. */
function useOrderCounts(
  dishes: readonly { ko: string }[],
): [Counts, (ko: string, count: number) => void] {
  const [counts, setCounts] = useAtom(orderCountsAtom);
  const menu = [usePathname(), ...dishes.map(({ ko }) => ko)].join('\n');
  const setCount = useCallback(
    (ko: string, count: number) =>
      setCounts((before) => ({ ...before, [menu]: { ...before[menu], [ko]: count } })),
    [menu, setCounts],
  );
  return [counts[menu] ?? NOTHING, setCount];
}

/**
 * Applies the answers of a place's staff to the verdicts on a dish. Only for the visitor: what is
 * asked stays as it was, while the staff answer.
 */
function useAnsweredVerdicts(
  place: MenuPlace | null,
): <Dish extends OrderableDish>(dish: Dish) => Dish {
  const createApplier = useAtomValue(answerApplierAtom);
  return useCallback(
    (dish) => {
      if (!place || !createApplier) return dish;
      const verdicts = dish.verdicts.map(({ diner, ...verdict }) => ({
        ...createApplier(diner).toDishVerdict(place.contentId, dish.ko, verdict),
        diner,
      }));
      return { ...dish, verdicts };
    },
    [createApplier, place],
  );
}

type Order = ReturnType<typeof toOrderCard>;

const getQuestions = ({ forOne, questions }: Order): readonly Question[] =>
  forOne ? [forOne, ...questions] : questions;

/** Korean sentence of an order with its translation, and for whom its dishes are not. */
function OrderText({
  sentence,
  translation,
  refusals,
}: {
  sentence: string;
  translation: string;
  refusals: readonly string[];
}) {
  return (
    <div className="text-center">
      <p
        lang="ko"
        role="status"
        className="text-[1.5em] leading-[1.35] font-extrabold text-balance break-keep [overflow-wrap:anywhere]"
      >
        {sentence}
      </p>
      <p className="mt-1 text-body text-balance text-ink-soft">{translation}</p>
      {refusals.map((refusal) => (
        <p key={refusal} className="text-body font-bold text-balance text-danger">
          {refusal}
        </p>
      ))}
    </div>
  );
}

/** Questions about the ordered dishes, and a request at their end. */
function OrderQuestions({ order, place }: { order: Order } & Pick<OrderSheetProps, 'place'>) {
  const { forOne, questions, request } = order;
  if (getQuestions(order).length === 0) return null;
  return (
    <div className="space-y-4 border-t-2 border-line pt-4">
      {forOne ? <PlainQuestion question={forOne} /> : null}
      {questions.map((question) =>
        place && question.isNameable ? (
          <DishQuestionRow key={question.sentence.ko} question={question} place={place} />
        ) : (
          <PlainQuestion key={question.sentence.ko} question={question} />
        ),
      )}
      {request ? <CardSentence sentence={request} /> : null}
    </div>
  );
}

/** Dishes to order; one that is not for everyone needs a second tap before its first portion. */
function OrderDishes({
  dishes,
  isForTable,
}: {
  dishes: readonly OrderableDish[];
  isForTable: boolean;
}) {
  const t = useTranslations('order');
  const [counts, setCount] = useOrderCounts(dishes);
  /** Dish that is not for everyone, after the first tap. */
  const [refusedKo, setRefusedKo] = useState<string | null>(null);
  const counted = dishes.map(({ ko }) => ({ ko, count: counts[ko] ?? 0 }));
  const isFull = getOrderedLines(counted).length >= MAX_DISHES;

  const changeCount = useCallback(
    (dish: OrderableDish, count: number, isSure: boolean) => {
      const isAsking = !isSure && count === 1 && getRefusals(dish).length > 0;
      setRefusedKo(isAsking ? dish.ko : null);
      if (!isAsking) setCount(dish.ko, count);
    },
    [setCount],
  );

  return (
    <>
      {isFull ? (
        <p role="status" className="mb-2 font-bold text-warn">
          {t('full', { count: MAX_DISHES })}
        </p>
      ) : null}
      <ul aria-label={t('dishes')} className="grid gap-2">
        {dishes.map((dish) => {
          const count = counts[dish.ko] ?? 0;
          return (
            <DishCounter
              key={dish.ko}
              {...{ dish, count, isForTable }}
              isFull={count >= MAX_COUNT || (isFull && count === 0)}
              isRefused={refusedKo === dish.ko}
              onChange={changeCount}
            />
          );
        })}
      </ul>
    </>
  );
}

/** Order for the staff, full screen: one Korean sentence, what to ask, and the dishes with their counts. */
export function OrderSheet(props: OrderSheetProps) {
  const [counts] = useOrderCounts(props.dishes);
  // The tapped count changes at once, the sentences a frame later.
  return <SpokenOrder {...props} counts={useDeferredValue(counts)} />;
}

const SpokenOrder = memo(function SpokenOrder({
  dishes,
  people,
  isForOne,
  place,
  isOpen,
  onClose,
  counts,
}: OrderSheetProps & { counts: Counts }) {
  const t = useTranslations('order');
  const card = useTranslations('card');
  const words = useTranslations('words');
  const party = useTranslations('party');
  const [isChoosing, setIsChoosing] = useState(true);
  const [chosenPerson, setChosenPerson] = useState<Person | null>(null);
  const toAnswered = useAnsweredVerdicts(place ?? null);
  const answered = useMemo(() => dishes.map(toAnswered), [dishes, toAnswered]);
  const counted = dishes.map((dish) => ({ ...dish, count: counts[dish.ko] ?? 0 }));
  const ordered = getOrderedLines(counted);
  const sentence = formatOrder(ordered);
  const person = chosenPerson ?? (people.length > 1 ? 'table' : 'me');
  const order = toOrderCard(card, people, ordered, {
    isForOne: isForOne && people.length === 1 && person === 'me',
    person,
  });
  const { allergies, diet, request } = order;
  const isListOpen = isChoosing || sentence === null;
  const translation = t('please', {
    dishes: ordered
      .map((line) => t(`lines.${getCounter(line)}`, { dish: line.en, count: line.count }))
      .reduce((before, next) => (before ? card('lists.next', { before, next }) : next), ''),
  });
  const refusals = ordered.flatMap((dish) =>
    formatRefusals(words, party, getRefusals(toAnswered(dish))).map((refusal) =>
      t('orderedAnyway', { dish: dish.en, ...refusal }),
    ),
  );
  const texts = [
    ...(sentence === null ? [] : [sentence]),
    ...[...allergies, ...diet, ...getQuestions(order).map((question) => question.sentence)].map(
      ({ ko }) => ko,
    ),
    ...(request ? [request.ko] : []),
  ];

  return (
    <FullScreenDialog
      label={t('title')}
      isOpen={isOpen}
      onClose={onClose}
      tools={<ReadAloud texts={texts} />}
      className="landscape:open:flex-row-reverse"
    >
      <div className="mx-auto flex w-full max-w-[72rem] min-h-0 flex-1 flex-col px-page landscape:pl-[max(1.25rem,env(safe-area-inset-left))]">
        <div className="min-h-0 flex-1 content-center-safe space-y-4 overflow-y-auto overscroll-contain pb-4 text-[clamp(1.25rem,1rem+2vmin,2rem)]">
          {sentence === null ? (
            <p className="text-center text-lead font-bold text-balance">{t('empty')}</p>
          ) : (
            <>
              <OrderText {...{ sentence, translation, refusals }} />
              <AllergySentences sentences={allergies} />
              {diet.length > 0 ? <CardSentences sentences={diet} /> : null}
              <OrderQuestions order={order} place={place} />
              {allergies.length + diet.length > 0 ? (
                <div className="border-t-2 border-line pt-4 text-body">
                  <PersonChoice chosen={person} onChange={setChosenPerson} />
                </div>
              ) : null}
            </>
          )}
          <p className="text-center text-body">
            <Link
              href="/counter"
              prefetch={false}
              className="inline-flex min-h-touch items-center font-bold text-brand-strong underline"
            >
              {t('atCounter')}
            </Link>
          </p>
        </div>
        {/* Pinned, so that a growing sentence does not move a button under the finger. */}
        <div className="max-h-[55%] shrink-0 scroll-pb-18 overflow-y-auto overscroll-contain border-t-2 border-line bg-surface pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] dark:bg-paper">
          {isListOpen ? <OrderDishes dishes={answered} isForTable={people.length > 1} /> : null}
          {sentence === null ? null : (
            <button
              type="button"
              onClick={() => setIsChoosing(!isChoosing)}
              className={buttonClass(
                isChoosing ? 'primary' : 'secondary',
                'sticky bottom-0 mt-2 w-full',
              )}
            >
              {isChoosing ? t('done') : t('change')}
            </button>
          )}
        </div>
      </div>
    </FullScreenDialog>
  );
});
