import type { FitKind } from '@/lib/format/format-match';
import { PathIcon } from '../ui/path-icon';

const FIT_PATHS: Readonly<Record<FitKind, string>> = {
  only: 'm2.5 10.5 4 4 8-9m-2.5 8 1.5 1.5 5-5.5',
  options: 'm3.5 10.5 4.5 4.5 8.5-10',
  maybe: 'M6.5 7a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3m0 3.5v.1',
  unknown: 'M4 10h12',
  unchecked: 'M4 10h12',
};

/** Only: two ticks; options: one tick; maybe: question mark; unknown: dash. */
export const FitIcon = ({ fit }: { fit: FitKind }) => (
  <PathIcon
    path={FIT_PATHS[fit]}
    shape={fit}
    strokeWidth={2.5}
    className="mr-1 inline-block size-[1.1em] align-[-0.2em]"
  />
);

const PATHS = {
  map: 'M10 18s6-5.6 6-10a6 6 0 1 0-12 0c0 4.4 6 10 6 10zm0-8a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  save: 'M10 17S2.5 12.6 2.5 7.4A4.1 4.1 0 0 1 10 5a4.1 4.1 0 0 1 7.5 2.4C17.5 12.6 10 17 10 17z',
} as const;

interface CardIconProps {
  name: keyof typeof PATHS;
  isFilled?: boolean;
}

/** Decorative icon of a card. Others are in `action-icons.tsx`, to keep the first load small. */
export const CardIcon = ({ name, ...props }: CardIconProps) => (
  <PathIcon path={PATHS[name]} {...props} />
);
