'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Verdict } from '@kioot/engine';
import type { MenuReaderFault, KnownDish } from '@kioot/menu-reader';
import { toVerdictWords } from '@/lib/words/verdict-words';
import { VerdictMark } from '../ui/verdict-mark';
import { buttonClass } from '../ui/button';
import type { Who } from '../profile/use-who';
import { useJudge } from './use-judge';
import { useReader } from './use-reader';
import { toFault } from './use-reading';

const HANGUL = /[가-힣]/;

interface DishFieldProps {
  label: string;
  /** The words on the button: "Add 김밥". */
  toAction: (dish: ReactNode) => ReactNode;
  who: Who | null;
  onChoose: (dish: KnownDish) => void;
}

/** A dish to type, in Hangul, by its first consonants or as it sounds, with what it may be and what that is to the visitor. */
export function DishField({ label, toAction, who, onChoose }: DishFieldProps) {
  const t = useTranslations('menu');
  const getReader = useReader();
  const judge = useJudge(who);
  const [typed, setTyped] = useState('');
  const [offered, setOffered] = useState<{ typed: string; dishes: readonly KnownDish[] }>({
    typed: '',
    dishes: [],
  });
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<MenuReaderFault | null>(null);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const dishes = typed.trim() === '' ? [] : offered.dishes;
  const isKnown = offered.typed === typed;
  const isOpen = dishes.length > 0;
  const isUnknown = typed.trim() !== '' && isKnown && !isOpen;

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const reader = await getReader();
      const suggested = await reader.suggest(wanted, signal);
      const names = [...(HANGUL.test(wanted) ? [wanted] : []), ...suggested.map(({ ko }) => ko)];
      return reader.getDishes([...new Set(names)]);
    };
    look().then(
      (found) => {
        if (signal.aborted) return;
        setOffered({ typed, dishes: found });
        setActive(-1);
        setProblem(null);
      },
      (error: unknown) => {
        if (!signal.aborted) setProblem(toFault(error));
      },
    );
    return () => controller.abort();
  }, [typed, getReader]);

  function choose(dish: KnownDish | undefined) {
    if (!dish) return;
    onChoose(dish);
    setTyped('');
    setActive(-1);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Return ends a syllable that a Korean keyboard is still putting together.
    if (event.nativeEvent.isComposing || dishes.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more than there are dishes: the field itself.
      const places = dishes.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setTyped('');
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // What is offered for fewer letters is another dish.
        if (isKnown) choose(dishes[Math.max(active, 0)]);
      }}
    >
      <label className="block font-bold">
        {label}
        <input
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          type="text"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
          placeholder={t('dishExample')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className="mt-1 min-h-12 w-full rounded-control border-2 border-line-strong bg-surface px-3 font-normal text-ink placeholder:text-ink-soft"
        />
      </label>
      <p role="status" className={problem || isUnknown ? 'mt-1 font-bold text-danger' : 'sr-only'}>
        {problem ? t(`faults.${problem}`) : isUnknown ? t('dishUnknown') : null}
        {isOpen && isKnown ? t('dishesOffered', { count: dishes.length }) : null}
      </p>
      <ul
        id={listId}
        role="listbox"
        aria-label={t('possibleDishes')}
        className={
          isOpen ? 'mt-2 overflow-hidden rounded-control border-2 border-line bg-surface' : 'hidden'
        }
      >
        {dishes.map((dish, at) => (
          <Option
            key={dish.ko}
            id={`${listId}-${at}`}
            dish={dish}
            isActive={at === active}
            verdict={judge?.(dish).verdict ?? null}
            onChoose={() => choose(dish)}
          />
        ))}
      </ul>
      {isOpen ? (
        <button type="submit" className={buttonClass('secondary', 'mt-2 w-full')}>
          {toAction(<span lang="ko">{dishes[Math.max(active, 0)]?.ko}</span>)}
        </button>
      ) : null}
    </form>
  );
}

function Option({
  id,
  dish,
  isActive,
  verdict,
  onChoose,
}: {
  id: string;
  dish: KnownDish;
  isActive: boolean;
  verdict: Verdict | null;
  onChoose: () => void;
}) {
  const words = useTranslations('words');
  const said = verdict && toVerdictWords(words, { verdict, about: [], tell: [] }, false).verdict;
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus, and with it the keyboard of a phone.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-touch cursor-pointer items-center gap-3 border-b border-line px-3 py-1.5 last:border-0 aria-selected:bg-brand-soft"
    >
      <VerdictMark verdict={verdict} />
      <span className="min-w-0">
        <span className="font-bold">{dish.en}</span>{' '}
        <span lang="ko" className="text-ink-soft">
          {dish.ko}
        </span>
        {said ? <span className="text-fine text-ink-soft"> · {said}</span> : null}
      </span>
    </li>
  );
}
