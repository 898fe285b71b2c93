'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button-class';
import { usePreloadReader } from './use-reader';

const LABEL_CLASS =
  'flex-1 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-progress has-disabled:opacity-60';

interface PhotoPickerProps {
  variant: 'primary' | 'secondary';
  isDisabled: boolean;
  /** Takes one photo with the camera; otherwise picks any number of files. */
  isCamera?: boolean;
  onPick: (photos: File[]) => void;
  children: ReactNode;
}

/** File input styled as a button. Preloads the recognizer while the visitor picks a photo. */
function PhotoPicker({
  variant,
  isDisabled,
  isCamera = false,
  onPick,
  children,
}: PhotoPickerProps) {
  const prepare = usePreloadReader();
  return (
    <label className={buttonClass(variant, LABEL_CLASS)}>
      {children}
      <input
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        disabled={isDisabled}
        onClick={prepare}
        onChange={({ currentTarget }) => {
          const photos = [...(currentTarget.files ?? [])];
          // Allows picking the same photo again.
          currentTarget.value = '';
          if (photos.length > 0) onPick(photos);
        }}
        className="sr-only"
      />
    </label>
  );
}

/** Photos from camera or library; several form one menu. */
export function PhotoInput({
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
      <PhotoPicker
        variant={hasPhotos ? 'secondary' : 'primary'}
        isDisabled={isBusy}
        isCamera
        onPick={onPhotos}
      >
        {hasPhotos ? t('takeAnother') : t('takePhoto')}
      </PhotoPicker>
      <PhotoPicker variant="secondary" isDisabled={isBusy} onPick={onPhotos}>
        {hasPhotos ? t('addPhotos') : t('choosePhotos')}
      </PhotoPicker>
    </div>
  );
}
