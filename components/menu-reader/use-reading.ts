'use client';

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  addToMenuAtom,
  menuDraftAtom,
  reopenMenuAtom,
  type MenuReading,
} from '@/lib/menu-reader/open-menu';
import type { StoredMenu } from '@/lib/store/menus';
import {
  MenuReaderError,
  type MenuReaderFault,
  type DishDetails,
  type ReadingProgress,
} from '@kioot/menu-reader';
import { useAbortableTask } from '../ui/use-abortable-task';
import { useReader } from './use-reader';

type ReadingInput = { photos: readonly Blob[] } | { text: string } | { menu: StoredMenu };
type ReadingOutput = MenuReading | { menu: StoredMenu; dishes: readonly DishDetails[] };

/** Maps an error to a fault of the reader; unknown errors are failed downloads. */
export function toFault(error: unknown): MenuReaderFault {
  return error instanceof MenuReaderError ? error.fault : 'no-parts';
}

/**
 * Reads photos, text or a stored menu, one at a time, and adds the dishes to the open menu. Keeps
 * the input for a retry.
 */
export function useReading() {
  const getReader = useReader();
  const [lastInput, setLastInput] = useState<ReadingInput | null>(null);
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const [fault, setFault] = useState<MenuReaderFault | null>(null);
  const addToMenu = useSetAtom(addToMenuAtom);
  const reopenMenu = useSetAtom(reopenMenuAtom);
  const setDraft = useSetAtom(menuDraftAtom);

  async function read(input: ReadingInput, signal: AbortSignal): Promise<ReadingOutput> {
    const reader = await getReader();
    signal.throwIfAborted();
    if ('menu' in input) {
      const dishes = await reader.getDishes(input.menu.dishes.map(({ ko }) => ko));
      return { menu: input.menu, dishes };
    }
    const output =
      'text' in input
        ? { photos: [], dishes: await reader.readText(input.text, signal) }
        : await readPhotos(input.photos, signal);
    if (output.dishes.length === 0) throw new MenuReaderError('no-text', 'There is no dish in it.');
    return output;
  }

  async function readPhotos(files: readonly Blob[], signal: AbortSignal): Promise<MenuReading> {
    const reader = await getReader();
    const { photos, dishes } = await reader.readPhotos(files, { signal, onProgress: setProgress });
    return {
      dishes,
      photos: files.flatMap((file, index) => {
        const size = photos[index];
        return size ? [{ file, ...size }] : [];
      }),
    };
  }

  const { start, cancel, isPending } = useAbortableTask(read, {
    onSuccess: (output, input) => {
      if ('menu' in output) reopenMenu(output.menu, output.dishes);
      else addToMenu({ ...output, nowMs: Date.now() });
      setDraft((draft) => ({
        ...draft,
        ...('photos' in input ? { photos: [] } : {}),
        ...('text' in input && input.text === draft.text ? { text: '' } : {}),
      }));
    },
    onError: (error) => {
      console.info('[menu] reading failed', error);
      setFault(toFault(error));
    },
  });

  function startReading(input: ReadingInput) {
    setLastInput(input);
    setProgress(null);
    setFault(null);
    start(input);
  }

  return {
    readPhotos: (photos: readonly Blob[]) => {
      setDraft((draft) => ({ ...draft, photos }));
      startReading({ photos });
    },
    readText: (text: string) => startReading({ text }),
    reopen: (menu: StoredMenu) => startReading({ menu }),
    retry: () => {
      if (lastInput) startReading(lastInput);
    },
    cancel,
    clearFault: () => setFault(null),
    isPending,
    progress,
    photoCount: lastInput && 'photos' in lastInput ? lastInput.photos.length : 0,
    fault,
  };
}

export type Reading = ReturnType<typeof useReading>;
