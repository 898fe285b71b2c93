import { useTranslations } from 'next-intl';
import { DishPicture } from '../ui/dish-picture';
import { FoodPicture } from '../ui/food-picture';

/** Drawing by its name, see `chooseDrawing`; in place of a large one that must not be seen, the city. */
export function DrawnPlace({ drawing, isLarge }: { drawing: string; isLarge: boolean }) {
  const t = useTranslations('places');
  if (!isLarge) return <FoodPicture kind={drawing} className="size-full p-1.5" />;
  if (!drawing.endsWith('.webp')) {
    return (
      <div
        aria-hidden
        className="size-full bg-[#fff1dd] bg-[url(/images/seoul-morning.svg)] bg-cover bg-bottom dark:bg-[#2b2348] dark:bg-[url(/images/seoul-dusk.svg)]"
      />
    );
  }
  return (
    <>
      <DishPicture restaurant={{ drawing }} isChecked isLarge />
      <p className="absolute right-2 bottom-2 rounded-full bg-paper px-2.5 py-0.5 text-[min(0.8125rem,4.2vw)] leading-snug text-ink-soft">
        {t('drawn')}
      </p>
    </>
  );
}
