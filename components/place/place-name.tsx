import { useTranslations } from 'next-intl';
import { toPlacePath } from '@/lib/places/place-path';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { ShareButton } from '../results/share-button';
import { PlaceDistance } from './place-distance';

/** Name of a place, English above Korean, with its distance; at its right a button to share it. */
export function PlaceName({ restaurant }: { restaurant: PlaceCard }) {
  const t = useTranslations('places');
  const { contentId, title, title_eng: titleEng, mapx, mapy, errorM } = restaurant;
  return (
    <>
      {/* Below the picture where large text leaves no room for a word. */}
      <div className="min-w-[min(8rem,100%)] flex-1">
        <h1 className="text-title text-pretty">{titleEng || <span lang="ko">{title}</span>}</h1>
        {titleEng ? (
          <p lang="ko" className="mr-2 inline text-ink-soft">
            {title}
          </p>
        ) : null}
        <p className="inline text-ink-soft">
          {/* Fields that are sent to the phone. */}
          <PlaceDistance restaurant={{ contentId, title, mapx, mapy, errorM }} />
        </p>
      </div>
      <ShareButton
        label={t('share')}
        shared={{
          path: toPlacePath(contentId),
          text: t('shareText', { name: titleEng || title, title }),
        }}
      />
    </>
  );
}
