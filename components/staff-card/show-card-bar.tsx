import { useTranslations } from 'next-intl';
import { buttonClass } from '../ui/button-class';

interface ShowCardBarProps {
  /** Message about the missing choice; null when the card can be shown. */
  missing: string | null;
  onShow: () => void;
}

/** Sticky bar with the main action, always in reach of the thumb. */
export function ShowCardBar({ missing, onShow }: ShowCardBarProps) {
  const t = useTranslations('card');
  return (
    <div className="sticky bottom-(--tab-bar) z-10 low:static -mx-page mt-6 border-t border-line bg-paper px-page py-3">
      <button
        type="button"
        disabled={missing !== null}
        onClick={onShow}
        className={buttonClass(
          'primary',
          'w-full disabled:cursor-not-allowed disabled:opacity-100 disabled:bg-line disabled:text-ink',
        )}
      >
        {missing ?? t('show')}
      </button>
    </div>
  );
}
