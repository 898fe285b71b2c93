import { toSharePath } from '@/lib/session/share-link';
import type { Search } from '@/lib/session/session';
import { ShareNeeds } from './share-needs';

/** {@link ShareNeeds} for a list around an area. */
export function ShareListPanel(props: { search: Search; place: string; text: string }) {
  return <ShareNeeds {...props} toPath={(options) => toSharePath(props.search, options)} />;
}
