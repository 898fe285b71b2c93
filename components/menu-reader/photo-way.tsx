'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button';
import { usePrepare } from './use-reader';

const LABEL =
  'flex-1 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-progress has-disabled:opacity-60';

interface PickProps {
  variant: 'primary' | 'secondary';
  isDisabled: boolean;
  /** From the camera, one at a time; else from what the phone holds. */
  isCamera?: boolean;
  onPick: (photos: File[]) => void;
  children: ReactNode;
}

/** The browser's own way to photos, as a button; the time it takes to choose one is the recogniser's to load. */
function Pick({ variant, isDisabled, isCamera = false, onPick, children }: PickProps) {
  const prepare = usePrepare();
  return (
    <label className={buttonClass(variant, LABEL)}>
      {children}
      <input
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        disabled={isDisabled}
        onClick={prepare}
        onChange={({ currentTarget }) => {
          const photos = [...(currentTarget.files ?? [])];
          // So that the same photo can be picked again.
          currentTarget.value = '';
          if (photos.length > 0) onPick(photos);
        }}
        className="sr-only"
      />
    </label>
  );
}

/** Photos from the camera or the library; several are one menu. */
export function PhotoWay({
  hasPhotos,
  isBusy,
  onPhotos,
}: {
  hasPhotos: boolean;
  isBusy: boolean;
  onPhotos: (photos: File[]) => void;
}) {
  const t = useTranslations('menu');
  return (
    <div className="flex flex-wrap gap-2">
      <Pick
        variant={hasPhotos ? 'secondary' : 'primary'}
        isDisabled={isBusy}
        isCamera
        onPick={onPhotos}
      >
        {hasPhotos ? t('takeAnother') : t('takePhoto')}
      </Pick>
      <Pick variant="secondary" isDisabled={isBusy} onPick={onPhotos}>
        {hasPhotos ? t('addPhotos') : t('choosePhotos')}
      </Pick>
    </div>
  );
}
