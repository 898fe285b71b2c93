import { useTranslations } from 'next-intl';
import { MAX_PEOPLE } from '@/lib/needs/need';
import { CHIP_CLASS } from '../ui/action-class';

interface PeopleChipsProps {
  /** The visitor first. */
  names: readonly string[];
  /** Index of the person whose diet is shown. */
  chosen: number;
  onChoose: (index: number) => void;
  onAdd: () => void;
}

/** People at the table, with a button to add one. */
export function PeopleChips({ names, chosen, onChoose, onAdd }: PeopleChipsProps) {
  const t = useTranslations('party');
  return (
    <div role="group" aria-label={t('people')} className="flex flex-wrap gap-2">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
          className={`${CHIP_CLASS} [overflow-wrap:anywhere]`}
        >
          {name}
        </button>
      ))}
      {names.length < MAX_PEOPLE ? (
        <button type="button" onClick={onAdd} className={CHIP_CLASS}>
          <span aria-hidden>+</span>
          {t('addSomeone')}
        </button>
      ) : null}
    </div>
  );
}
