'use client';

import { useTranslations } from 'next-intl';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Verdict } from '@kioot/engine';
import { isKnownDish } from '@kioot/engine/verdicts';
import type { MenuReaderFault, DishDetails, PhoneReader } from '@kioot/menu-reader';
import { formatDishVerdict } from '@/lib/format/format-dish-verdict';
import { VerdictMark } from '../ui/verdict-mark';
import { buttonClass } from '../ui/button-class';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { useMenuMatcher } from './use-menu-matcher';
import { useReader } from './use-reader';
import { toFault } from './use-reading';

const HANGUL = /[가-힣]/;

interface DishComboboxProps {
  label: string;
  /** Label of the button: "Add 김밥". */
  toAction: (dish: ReactNode) => ReactNode;
  diet: DietSummary | null;
  /** True where a text of several dishes stands for all of them. */
  isMultiple?: boolean;
  /** Gets several dishes only with `isMultiple`. */
  onChoose: (dishes: readonly [DishDetails, ...DishDetails[]]) => void;
}

/** Dishes of a text without separators, where each is known by itself; else none. */
async function splitDishes(
  reader: PhoneReader,
  text: string,
  signal: AbortSignal,
): Promise<readonly DishDetails[]> {
  if (!text.includes(' ')) return [];
  const dishes = await reader.readText(text, signal);
  return dishes.length > 1 && dishes.every((dish) => dish.certain && isKnownDish(dish))
    ? dishes
    : [];
}

interface DishOptions {
  text: string;
  dishes: readonly DishDetails[];
  /** All of them are chosen at once. */
  areAll: boolean;
}

/**
 * Dishes of a text, the chosen one of them, and why there are none.
 * @param onSent gets the dishes of a text that was sent before they were found
 */
function useDishOptions(text: string, isMultiple: boolean, onSent: (options: DishOptions) => void) {
  const getReader = useReader();
  const [options, setOptions] = useState<DishOptions>({ text: '', dishes: [], areAll: false });
  const isSent = useRef(false);
  const chooseSent = useEffectEvent(onSent);
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<MenuReaderFault | null>(null);

  useEffect(() => {
    isSent.current = false;
    const query = text.trim();
    if (query === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const findDishes = async () => {
      const reader = await getReader();
      const split = isMultiple ? await splitDishes(reader, query, signal) : [];
      if (split.length > 0) return { dishes: split, areAll: true };
      const suggested = await reader.suggest(query, signal);
      const names = [...(HANGUL.test(query) ? [query] : []), ...suggested.map(({ ko }) => ko)];
      return { dishes: await reader.getDishes([...new Set(names)]), areAll: false };
    };
    findDishes().then(
      (found) => {
        if (signal.aborted) return;
        setOptions({ text, ...found });
        setActive(-1);
        setProblem(null);
        if (isSent.current) chooseSent({ text, ...found });
      },
      (error: unknown) => {
        if (!signal.aborted) setProblem(toFault(error));
      },
    );
    return () => controller.abort();
  }, [text, isMultiple, getReader]);

  const send = () => {
    isSent.current = true;
  };
  return { options, problem, active, setActive, send };
}

/**
 * Combobox for a dish: in Hangul, by initial consonants (초성) or by sound. Options show their
 * verdict.
 */
export function DishCombobox({
  label,
  toAction,
  diet,
  isMultiple = false,
  onChoose,
}: DishComboboxProps) {
  const t = useTranslations('menu');
  const matchDish = useMenuMatcher(diet);
  const [text, setText] = useState('');
  const { options, problem, active, setActive, send } = useDishOptions(text, isMultiple, (found) =>
    choose(found, found.dishes[0]),
  );
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const dishes = text.trim() === '' ? [] : options.dishes;
  const isCurrent = options.text === text;
  const isOpen = dishes.length > 0;
  const isUnknown = text.trim() !== '' && isCurrent && !isOpen;

  function choose({ dishes, areAll }: DishOptions, dish: DishDetails | undefined) {
    const [first, ...others] = areAll ? dishes : [];
    if (first) onChoose([first, ...others]);
    else if (dish) onChoose([dish]);
    else return;
    setText('');
    setActive(-1);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // During composition, Enter completes a Hangul syllable.
    if (event.nativeEvent.isComposing || dishes.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Number of dishes plus one: the field itself is part of the cycle.
      const positions = dishes.length + 1;
      setActive(((active + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setText('');
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Options of an earlier text are other dishes.
        if (isCurrent) choose(options, dishes[Math.max(active, 0)]);
        else send();
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
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
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
        {isOpen && isCurrent ? t('dishesOffered', { count: dishes.length }) : null}
      </p>
      <ul
        id={listId}
        role="listbox"
        aria-label={t('possibleDishes')}
        className={
          isOpen ? 'mt-2 overflow-hidden rounded-control border-2 border-line bg-surface' : 'hidden'
        }
      >
        {dishes.map((dish, index) => (
          <Option
            key={dish.ko}
            id={`${listId}-${index}`}
            dish={dish}
            isActive={index === active}
            verdict={matchDish?.(dish).verdict ?? null}
            onChoose={() => choose(options, dish)}
          />
        ))}
      </ul>
      {isOpen ? (
        <button type="submit" className={buttonClass('secondary', 'mt-2 w-full')}>
          {/* One sentence, not an item beside another of the button. */}
          <span>
            {toAction(
              <span lang="ko" className="break-keep">
                {options.areAll
                  ? dishes.map(({ ko }) => ko).join(', ')
                  : dishes[Math.max(active, 0)]?.ko}
              </span>,
            )}
          </span>
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
  dish: DishDetails;
  isActive: boolean;
  verdict: Verdict | null;
  onChoose: () => void;
}) {
  const words = useTranslations('words');
  const verdictText =
    verdict && formatDishVerdict(words, { verdict, about: [], tell: [] }, false).verdict;
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      // Keeps the focus, and the on-screen keyboard, in the field.
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
        {verdictText ? (
          <span className="text-fine text-ink-soft">{`\u00a0· ${verdictText}`}</span>
        ) : null}
      </span>
    </li>
  );
}
