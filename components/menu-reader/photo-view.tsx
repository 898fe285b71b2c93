'use client';

import { useCallback, type CSSProperties } from 'react';
import { useTranslations } from 'next-intl';
import type { Verdict } from '@kioot/engine';
import type { OpenDish } from '@/lib/menu-reader/open-menu';
import type { MenuPhoto } from '@/lib/store/menus';
import type { Box } from '@kioot/menu-reader';

interface LocalPictureProps {
  file: Blob;
  alt: string;
  className: string;
  style?: CSSProperties;
}

/** Image from the phone, never uploaded. */
export function LocalPicture({ file, ...rest }: LocalPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  // eslint-disable-next-line @next/next/no-img-element -- a local file
  return <img ref={show} {...rest} alt={rest.alt} />;
}

/** Color of each verdict, and a different line style. */
const BORDER_CLASSES: Readonly<Record<Verdict, string>> = {
  yes: 'border-solid border-brand',
  ask: 'border-dashed border-warn',
  no: 'border-double border-danger',
  unknown: 'border-dotted border-line-strong',
};

/** Distance of a box from its text. */
const BOX_PADDING = '0.3rem';

const toPercent = (length: number, total: number) => `${(100 * length) / total}%`;

/** Photo that is not read yet, or could not be read. */
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

/** Dish in a photo with its verdict. */
export interface PhotoDish {
  dish: OpenDish & { box: Box };
  verdict: Verdict | null;
  /** "Pork cutlet: fits". */
  name: string;
}

/** Photo with a box around each dish; a tap focuses its row. */
export function PhotoView({
  photo,
  number,
  dishes,
  chosen,
  onChoose,
}: {
  photo: MenuPhoto;
  number: number;
  dishes: readonly PhotoDish[];
  /** Id of the dish that was tapped last. */
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
            className={`absolute rounded-md border-3 shadow-[0_0_0_2px_rgb(255_255_255/0.85)] aria-[current]:bg-white/35 ${BORDER_CLASSES[verdict ?? 'unknown']}`}
            style={{
              left: `calc(${toPercent(x, width)} - ${BOX_PADDING})`,
              top: `calc(${toPercent(y, height)} - ${BOX_PADDING})`,
              width: `calc(${toPercent(w, width)} + 2 * ${BOX_PADDING})`,
              height: `calc(${toPercent(h, height)} + 2 * ${BOX_PADDING})`,
            }}
          />
        );
      })}
    </div>
  );
}

/** Part of a photo with one dish. */
export function PhotoCrop({ photo, box }: { photo: MenuPhoto; box: Box }) {
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
