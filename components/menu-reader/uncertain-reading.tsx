'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { OpenDish } from '@/lib/kept/menu-atoms';
import type { MenuPhoto } from '@/lib/kept/menus';
import type { KnownDish } from '@kioot/menu-reader';
import { VerdictMark } from '../ui/verdict-mark';
import { Crop } from './photo-view';
import { useReader } from './use-reader';
import type { useJudge } from './use-judge';

/** What the letters of a dish may say, to be chosen from beside the photo of them. */
export function UncertainReading({
  dish,
  photo,
  judge,
  onChoose,
}: {
  dish: OpenDish;
  photo: MenuPhoto | undefined;
  judge: ReturnType<typeof useJudge>;
  onChoose: (known: KnownDish) => void;
}) {
  const t = useTranslations('menu');
  const getReader = useReader();
  const [known, setKnown] = useState<readonly KnownDish[]>([]);
  const { ko, others, box } = dish;

  useEffect(() => {
    let isLeft = false;
    getReader()
      .then((reader) => reader.getDishes([ko, ...others]))
      .then(
        (dishes) => {
          if (!isLeft) setKnown(dishes);
        },
        (error: unknown) => console.info('[menu] no other readings', error),
      );
    return () => {
      isLeft = true;
    };
  }, [getReader, ko, others]);

  return (
    <fieldset className="relative mt-2 rounded-control border-2 border-warn bg-warn-soft p-3">
      <legend className="px-1 text-fine font-bold">{t('unsure')}</legend>
      {photo && box ? <Crop photo={photo} box={box} /> : null}
      <div className="mt-2 grid gap-2">
        {known.map((each) => (
          <button
            key={each.ko}
            type="button"
            onClick={() => onChoose(each)}
            className="flex min-h-touch items-center gap-2 rounded-control border-2 border-line-strong bg-surface px-3 py-1.5 text-left"
          >
            <VerdictMark verdict={judge?.(each).verdict ?? null} />
            <span>
              {t.rich('itSays', {
                dish: each.ko,
                more: (words) => <span className="sr-only">{words}</span>,
                ko: (ko) => (
                  <span lang="ko" className="font-bold">
                    {ko}
                  </span>
                ),
              })}{' '}
              <span className="text-ink-soft">{each.en}</span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
