'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore, type ClipboardEvent } from 'react';
import { menuDraftAtom } from '@/lib/menu-reader/open-menu';
import { buttonClass } from '../ui/button-class';

const subscribe = () => () => undefined;
/** Missing in some browsers, although its type is not optional. */
const canPaste = () => 'clipboard' in navigator && 'readText' in navigator.clipboard;

interface PasteInputProps {
  /** Fewer lines when a menu is shown. */
  isShort: boolean;
  isBusy: boolean;
  onText: (text: string) => void;
  onPhotos: (photos: File[]) => void;
}

/** Input for the text of a menu. */
export default function PasteInput({ isShort, isBusy, onText, onPhotos }: PasteInputProps) {
  const t = useTranslations('menu');
  const [draft, setDraft] = useAtom(menuDraftAtom);
  const [hasFailed, setHasFailed] = useState(false);
  const isSupported = useSyncExternalStore(subscribe, canPaste, () => false);
  const { text } = draft;

  async function paste() {
    try {
      const pasted = await navigator.clipboard.readText();
      setDraft({ ...draft, text: pasted });
      setHasFailed(pasted.trim() === '');
      if (pasted.trim() !== '') onText(pasted);
    } catch (error) {
      console.info('[menu] reading the clipboard failed', error);
      setHasFailed(true);
    }
  }

  /** Reads a picture from the clipboard like a photo. */
  function readPastedPhotos(event: ClipboardEvent) {
    const photos = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (photos.length === 0) return;
    event.preventDefault();
    onPhotos(photos);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label className="block font-bold">
        {t('text')}
        <textarea
          lang="ko"
          rows={isShort && text === '' ? 2 : 5}
          value={text}
          onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
          onPaste={readPastedPhotos}
          spellCheck={false}
          autoComplete="off"
          className="mt-1 block w-full rounded-control border-2 border-line-strong bg-surface px-3 py-2 font-normal"
        />
      </label>
      <p className="mt-1 text-fine text-ink-soft">{t('copyFromPhoto')}</p>
      <p role="status" className="text-fine font-bold text-danger">
        {hasFailed ? t('notPasted') : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isSupported ? (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void paste()}
            className={buttonClass(text ? 'secondary' : 'primary', 'flex-1')}
          >
            {t('paste')}
          </button>
        ) : null}
        <button
          type="submit"
          disabled={isBusy || text.trim() === ''}
          className={buttonClass(text ? 'primary' : 'secondary', 'flex-1 disabled:cursor-default')}
        >
          {t('readText')}
        </button>
      </div>
    </form>
  );
}
