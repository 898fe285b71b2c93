import { useTranslations } from 'next-intl';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import type { MapRestaurant } from '@/lib/map/pin-clusters';
import { usePlaceName } from './use-place-name';

/** Minimum horizontal movement of a swipe, in pixels. */
const MIN_SWIPE_PX = 40;

/** Above the credits; at the left of a low map. */
const SHEET_CLASS =
  'mx-2 mb-2 min-h-0 self-stretch rounded-card bg-surface shadow-lift motion-safe:animate-grow-in low:w-[min(23rem,62%)] low:self-start';
const SHEET_BUTTON_CLASS =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-lead font-extrabold';

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTranslations('map');
  return (
    <button type="button" onClick={onClose} className={SHEET_BUTTON_CLASS}>
      <span aria-hidden>×</span>
      <span className="sr-only">{t('close')}</span>
    </button>
  );
}

interface PlaceSheetProps {
  ref: Ref<HTMLElement>;
  /** Beside the number of the place. */
  verdict: ReactNode;
  /** Position among the places on the map, from 1. */
  number: number;
  total: number;
  /** Moves to the next (1) or previous (-1) place. */
  onStep: (step: number) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Chosen place at the bottom of the map. Swipes, arrow keys and buttons move to the next one. */
export function PlaceSheet({
  ref,
  verdict,
  number,
  total,
  onStep,
  onClose,
  children,
}: PlaceSheetProps) {
  const t = useTranslations('map');
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (step) onStep(step);
    else return;
    event.preventDefault();
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return;
    const [x, y] = [clientX - start.current.x, clientY - start.current.y];
    start.current = null;
    hasSwiped.current = Math.abs(x) > MIN_SWIPE_PX && Math.abs(x) > Math.abs(y);
    if (hasSwiped.current) onStep(x < 0 ? 1 : -1);
  };

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('chosenPlace')}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX, clientY }) => {
        start.current = { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        start.current = null;
      }}
      onClickCapture={(event) => {
        if (hasSwiped.current) event.preventDefault();
        hasSwiped.current = false;
      }}
      className={`${SHEET_CLASS} relative touch-pan-y overflow-y-auto overscroll-contain pb-3 pl-4`}
    >
      <div className="flex flex-wrap items-center justify-end text-fine">
        {verdict}
        <span className="flex items-center">
          <span role="status" className="font-bold text-ink-soft">
            {t('numberOf', { number, total })}
          </span>
          <button type="button" onClick={() => onStep(-1)} className={SHEET_BUTTON_CLASS}>
            <span aria-hidden>‹</span>
            <span className="sr-only">{t('previousPlace')}</span>
          </button>
          <button type="button" onClick={() => onStep(1)} className={`${SHEET_BUTTON_CLASS} -ml-2`}>
            <span aria-hidden>›</span>
            <span className="sr-only">{t('nextPlace')}</span>
          </button>
          <CloseButton onClose={onClose} />
        </span>
      </div>
      {children}
    </section>
  );
}

interface PlacesAtPointProps {
  ref: Ref<HTMLElement>;
  rows: readonly MapRestaurant[];
  onChoose: (row: MapRestaurant) => void;
  onClose: () => void;
}

/** Places that share one point, such as those of a market hall: their pin never splits. */
export function PlacesAtPoint({ ref, rows, onChoose, onClose }: PlacesAtPointProps) {
  const t = useTranslations('map');
  const words = useTranslations('words');
  const getPlaceTitle = usePlaceName();
  const heading = t('placesHere', { count: rows.length });
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={heading}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className={`${SHEET_CLASS} flex flex-col`}
    >
      <div className="flex items-center justify-between border-b border-line pl-4">
        <h2 className="text-card">{heading}</h2>
        <CloseButton onClose={onClose} />
      </div>
      <ul className="min-h-0 overflow-y-auto overscroll-contain px-2 py-1">
        {rows.map((row) => {
          const { contentId, title } = row.restaurant;
          return (
            <li key={contentId}>
              <button
                type="button"
                onClick={() => onChoose(row)}
                className="flex min-h-touch w-full flex-wrap items-baseline gap-x-2 rounded-control px-2 text-left"
              >
                <span className="font-bold">
                  {getPlaceTitle(row.restaurant) || <span lang="ko">{title}</span>}
                </span>
                <span className="text-fine text-ink-soft">
                  {row.section && words(`sectionOne.${row.section}`)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
