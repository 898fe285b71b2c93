'use client';

import { useTranslations } from 'next-intl';
import type { Verdict } from '@kioot/engine';
import type { OpenDish } from '@/lib/kept/menu-atoms';
import type { MenuPhoto } from '@/lib/kept/menus';
import type { Box } from '@kioot/menu-reader';
import { LocalPicture } from './local-picture';

/** The colours of the marks in the list, and a line of another kind for each. */
const LINES: Readonly<Record<Verdict, string>> = {
  yes: 'border-solid border-brand',
  ask: 'border-dashed border-warn',
  no: 'border-double border-danger',
  unknown: 'border-dotted border-line-strong',
};

/** Between a box and its letters. */
const AROUND = '0.3rem';

const toPercent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A photo that is not read yet, or could not be. */
export function PhotoPreview({ file }: { file: Blob }) {
  const t = useTranslations('menu');
  return (
    <LocalPicture
      file={file}
      alt={t('yourPhoto')}
      className="max-h-72 w-full rounded-card object-contain"
    />
  );
}

/** A dish of a photo with what it is to the visitor. */
export interface SeenDish {
  dish: OpenDish & { box: Box };
  verdict: Verdict | null;
  /** "Pork cutlet: fits". */
  name: string;
}

/** A photo with a box around every dish, each of which leads to its line. */
export function PhotoView({
  photo,
  number,
  dishes,
  chosen,
  onChoose,
}: {
  photo: MenuPhoto;
  number: number;
  dishes: readonly SeenDish[];
  /** The number of the dish that was tapped last. */
  chosen: number | null;
  onChoose: (id: number) => void;
}) {
  const t = useTranslations('menu');
  const { width, height } = photo;
  return (
    <div
      role="group"
      aria-label={t('photoNumber', { number })}
      className="relative overflow-hidden rounded-card"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <LocalPicture file={photo.file} alt="" className="absolute inset-0 size-full" />
      {dishes.map(({ dish, verdict, name }) => {
        const [x, y, w, h] = dish.box;
        return (
          <button
            key={dish.id}
            id={`box-${dish.id}`}
            type="button"
            aria-label={name}
            aria-current={chosen === dish.id ? true : undefined}
            onClick={() => onChoose(dish.id)}
            className={`absolute rounded-md border-3 shadow-[0_0_0_2px_rgb(255_255_255/0.85)] aria-[current]:bg-white/35 ${LINES[verdict ?? 'unknown']}`}
            style={{
              left: `calc(${toPercent(x, width)} - ${AROUND})`,
              top: `calc(${toPercent(y, height)} - ${AROUND})`,
              width: `calc(${toPercent(w, width)} + 2 * ${AROUND})`,
              height: `calc(${toPercent(h, height)} + 2 * ${AROUND})`,
            }}
          />
        );
      })}
    </div>
  );
}

/** The part of a photo in which a dish stands. */
export function Crop({ photo, box }: { photo: MenuPhoto; box: Box }) {
  const t = useTranslations('menu');
  const [x, y, width, height] = box;
  return (
    <span
      className="relative block w-48 max-w-full overflow-hidden rounded-control border border-line"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <LocalPicture
        file={photo.file}
        alt={t('asInPhoto')}
        className="absolute max-w-none"
        style={{
          width: toPercent(photo.width, width),
          left: toPercent(-x, width),
          top: toPercent(-y, height),
        }}
      />
    </span>
  );
}
