import { useTranslations } from 'next-intl';
import { PERSONS, type Person } from '@/lib/staff-card/phrases';
import { CHIP_CLASS } from '../ui/action-class';

interface ChoiceProps<Choice> {
  options: readonly { value: Choice; label: string }[];
  chosen: Choice;
  onChange: (choice: Choice) => void;
}

function ChipChoice<Choice extends string | number | null>(props: ChoiceProps<Choice>) {
  const { options, chosen, onChange } = props;
  const t = useTranslations('card');
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{t('person')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChange(value)}
            className={`${CHIP_CLASS} [overflow-wrap:anywhere]`}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface PersonChoiceProps {
  person: Person;
  onChange: (person: Person) => void;
}

/** Person whom all sentences are about. */
export function PersonChoice({ person, onChange }: PersonChoiceProps) {
  const t = useTranslations('card');
  const options = PERSONS.map((value) => ({ value, label: t(`persons.${value}`) }));
  return <ChipChoice options={options} chosen={person} onChange={onChange} />;
}

interface SpeakerChoiceProps {
  /** Those of the party, the visitor first. */
  names: readonly string[];
  /** Positions of the people with needs. */
  positions: readonly number[];
  /** Position of the only person to speak for; null for everyone. */
  chosen: number | null;
  onChange: (position: number | null) => void;
}

/** Everyone at the table, or the one of them to speak for. */
export function SpeakerChoice({ names, positions, chosen, onChange }: SpeakerChoiceProps) {
  const t = useTranslations('card');
  const options = [
    { value: null, label: t('persons.table') },
    ...positions.map((value) => ({ value, label: names[value] ?? '' })),
  ];
  return <ChipChoice options={options} chosen={chosen} onChange={onChange} />;
}
