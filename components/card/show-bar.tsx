import { useTranslations } from 'next-intl';
import { buttonClass } from '../ui/button';

interface ShowBarProps {
  /** What is still to be chosen before there is a card; null when it can be shown. */
  missing: string | null;
  onShow: () => void;
}

/** The one tap that matters, always under the thumb while the form scrolls behind it. */
export function ShowBar({ missing, onShow }: ShowBarProps) {
  const t = useTranslations('card');
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
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
