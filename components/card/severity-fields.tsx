'use client';

import { useTranslations } from 'next-intl';
import { ChoiceTile } from './choice-tile';

interface SeverityFieldsProps {
  isDeadly: boolean;
  onChange: (isDeadly: boolean) => void;
}

/** What happens after a mistake. */
export function SeverityFields({ isDeadly, onChange }: SeverityFieldsProps) {
  const t = useTranslations('card');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('severity')}</legend>
      <div className="grid grid-cols-1 gap-2">
        {[false, true].map((deadly) => (
          <ChoiceTile
            key={String(deadly)}
            type="radio"
            name="severity"
            label={deadly ? t('deadly') : t('ill')}
            description={deadly ? t('deadlyMeans') : undefined}
            isChosen={isDeadly === deadly}
            onChoose={() => onChange(deadly)}
          />
        ))}
      </div>
    </fieldset>
  );
}
