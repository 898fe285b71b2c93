'use client';

import { ChoiceTile } from './choice-tile';

const LEVELS = [
  { isDeadly: false, label: 'I get ill', description: undefined },
  { isDeadly: true, label: 'I may die', description: 'The card asks to be sure, and names 119' },
] as const;

interface SeverityFieldsProps {
  isDeadly: boolean;
  onChange: (isDeadly: boolean) => void;
}

/** What happens after a mistake. */
export function SeverityFields({ isDeadly, onChange }: SeverityFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">What if I eat it?</legend>
      <div className="grid grid-cols-1 gap-2">
        {LEVELS.map((level) => (
          <ChoiceTile
            key={level.label}
            type="radio"
            name="severity"
            label={level.label}
            description={level.description}
            isChosen={isDeadly === level.isDeadly}
            onChoose={() => onChange(level.isDeadly)}
          />
        ))}
      </div>
    </fieldset>
  );
}
