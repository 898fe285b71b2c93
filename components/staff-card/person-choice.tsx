import { useTranslations } from 'next-intl';
import { PERSONS, type Person } from '@/lib/staff-card/person-phrases';
import { CHIP_CLASS } from '../ui/action-class';

interface PersonChoiceProps {
  person: Person;
  onChange: (person: Person) => void;
}

/** Person whom all sentences are about. */
export function PersonChoice({ person, onChange }: PersonChoiceProps) {
  const t = useTranslations('card');
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{t('person')}</legend>
      <div className="flex flex-wrap gap-2">
        {PERSONS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === person}
            onClick={() => onChange(each)}
            className={CHIP_CLASS}
          >
            {t(`persons.${each}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
