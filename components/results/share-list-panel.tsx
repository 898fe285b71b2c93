import { toSharePath } from '@/lib/session/share-link';
import type { Search } from '@/lib/session/session';
import { ShareNeeds } from './share-needs';

/** {@link ShareNeeds} for a list around an area. */
export function ShareListPanel(props: { search: Search; place: string; text: string }) {
  const path = toSharePath(props.search);
  return path ? <ShareNeeds {...props} path={path} /> : null;
}
