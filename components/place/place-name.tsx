import { useTranslations } from 'next-intl';
import { formatFoodKind } from '@/lib/format/format-food-kind';
import { toPlacePath } from '@/lib/places/place-path';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { ShareButton } from '../results/share-button';
import { PriceText } from '../ui/price-text';
import { PlaceWalk } from './place-walk';
import '../results/restaurant-card.css';

/**
 * Name of a place, English above Korean, with its kitchen, prices and the walk to it; at its right a
 * button to share it.
 */
export function PlaceName({ restaurant }: { restaurant: PlaceCard }) {
  const t = useTranslations('places');
  const results = useTranslations('results');
  const { contentId, title, title_eng: titleEng, mapx, mapy, errorM, price } = restaurant;
  const kitchen = formatFoodKind(results, restaurant);
  return (
    <>
      {/* Below the picture where large text leaves no room for a word. */}
      <div className="min-w-[min(8rem,100%)] flex-1">
        <h1 className="text-title text-pretty">{titleEng || <span lang="ko">{title}</span>}</h1>
        <p className="fact-line text-ink-soft">
          {titleEng ? <span lang="ko">{title}</span> : null}
          {kitchen ? <span>{kitchen}</span> : null}
          {price ? (
            <span>
              <PriceText price={price} />
            </span>
          ) : null}
          {/* Fields that are sent to the phone. */}
          <PlaceWalk restaurant={{ contentId, title, mapx, mapy, errorM }} />
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
