'use client';

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  addToMenuAtom,
  menuDraftAtom,
  reopenMenuAtom,
  type FoundMenu,
} from '@/lib/kept/menu-atoms';
import type { KeptMenu } from '@/lib/kept/menus';
import {
  MenuReaderError,
  type MenuReaderFault,
  type KnownDish,
  type ReadingProgress,
} from '@kioot/menu-reader';
import { useAbortableTask } from '../ui/use-abortable-task';
import { useReader } from './use-reader';

type Given = { photos: readonly Blob[] } | { text: string } | { menu: KeptMenu };
type Read = FoundMenu | { menu: KeptMenu; known: readonly KnownDish[] };

/** What an error of a reader is to whoever waits; what never came is a missing part, whoever asked for it. */
export function toFault(error: unknown): MenuReaderFault {
  return error instanceof MenuReaderError ? error.fault : 'no-parts';
}

/** Reads what somebody gives, one thing at a time, and puts it on the menu. What was given stays until it is read. */
export function useReading() {
  const getReader = useReader();
  const [given, setGiven] = useState<Given | null>(null);
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const [fault, setFault] = useState<MenuReaderFault | null>(null);
  const addToMenu = useSetAtom(addToMenuAtom);
  const reopenMenu = useSetAtom(reopenMenuAtom);
  const setDraft = useSetAtom(menuDraftAtom);

  async function read(input: Given, signal: AbortSignal): Promise<Read> {
    const reader = await getReader();
    signal.throwIfAborted();
    if ('menu' in input) {
      const known = await reader.getDishes(input.menu.dishes.map(({ ko }) => ko));
      return { menu: input.menu, known };
    }
    const found =
      'text' in input
        ? { photos: [], dishes: await reader.readText(input.text, signal) }
        : await readPhotos(input.photos, signal);
    if (found.dishes.length === 0) throw new MenuReaderError('no-text', 'There is no dish in it.');
    return found;
  }

  async function readPhotos(files: readonly Blob[], signal: AbortSignal): Promise<FoundMenu> {
    const reader = await getReader();
    const { photos, dishes } = await reader.readPhotos(files, { signal, onProgress: setProgress });
    return {
      dishes,
      photos: files.flatMap((file, at) => {
        const seen = photos[at];
        return seen ? [{ file, ...seen }] : [];
      }),
    };
  }

  const { start, cancel, isPending } = useAbortableTask(read, {
    onSuccess: (found, input) => {
      if ('menu' in found) reopenMenu(found.menu, found.known);
      else addToMenu({ ...found, nowMs: Date.now() });
      setDraft((draft) => ({
        ...draft,
        ...('photos' in input ? { photos: [] } : {}),
        ...('text' in input && input.text === draft.text ? { text: '' } : {}),
      }));
    },
    onError: (error) => {
      console.info('[menu] not read', error);
      setFault(toFault(error));
    },
  });

  function begin(input: Given) {
    setGiven(input);
    setProgress(null);
    setFault(null);
    start(input);
  }

  return {
    readPhotos: (photos: readonly Blob[]) => {
      setDraft((draft) => ({ ...draft, photos }));
      begin({ photos });
    },
    readText: (text: string) => begin({ text }),
    reopen: (menu: KeptMenu) => begin({ menu }),
    retry: () => {
      if (given) begin(given);
    },
    cancel,
    forgetFault: () => setFault(null),
    isPending,
    progress,
    photoCount: given && 'photos' in given ? given.photos.length : 0,
    fault,
  };
}

export type Reading = ReturnType<typeof useReading>;
