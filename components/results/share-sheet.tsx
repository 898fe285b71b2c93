import { useTranslations } from 'next-intl';
import type { Search } from '@/lib/session/session';
import { BottomSheet } from '../ui/bottom-sheet';
import { SendLink } from './send-link';
import { ShareSearch } from './share-search';

/** List of a search, or a page with the text that goes with its link. */
export type Shared = { search: Search } | { path: string; text: string };

interface ShareSheetProps {
  shared: Shared;
  label: string;
  onClose: () => void;
}

/** Sheet that sends a link: to a place, to saved places, or to a list and what it is for. */
export function ShareSheet({ shared, label, onClose }: ShareSheetProps) {
  const t = useTranslations('results');
  return (
    <BottomSheet
      title={label}
      close={t('close')}
      onClose={onClose}
      className="overflow-y-auto overscroll-contain"
    >
      <div className="grid gap-3 px-page pt-1 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {'search' in shared ? <ShareSearch search={shared.search} /> : <SendLink {...shared} />}
      </div>
    </BottomSheet>
  );
}
