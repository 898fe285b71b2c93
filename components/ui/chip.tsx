import type { ReactNode } from 'react';
import { CHIP_CLASS } from './action-class';

interface ChipProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Button that is on or off: a filter, or one of several choices. */
export const Chip = ({ isOn, onToggle, className = '', children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={() => onToggle(!isOn)}
    className={`${CHIP_CLASS} ${className}`}
  >
    {children}
  </button>
);
