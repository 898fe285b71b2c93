import { PathIcon } from '../ui/path-icon';

const PATHS = {
  copy: 'M7 7V3h10v10h-4M3 7h10v10H3z',
  call: 'M4 3h3l2 4-2 1.5a9 9 0 0 0 4.5 4.5L13 11l4 2v3c0 .6-.4 1-1 1A13 13 0 0 1 3 4c0-.6.4-1 1-1z',
  remove: 'm5 5 10 10m0-10L5 15',
  up: 'M10 17V4m0 0L4.5 9.5M10 4l5.5 5.5',
  share: 'M10 12V3m0 0L6.5 6.5M10 3l3.5 3.5M4 10v7h12v-7',
  card: 'M3 4h14v9H9l-4 4v-4H3z',
} as const;

/** Decorative icon next to a text label. */
export function ActionIcon({ name }: { name: keyof typeof PATHS }) {
  return <PathIcon path={PATHS[name]} />;
}
