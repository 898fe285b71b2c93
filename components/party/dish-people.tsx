import { useTranslations } from 'next-intl';
import type { Verdict } from '@kioot/engine';
import type { DishVerdict } from '@kioot/engine/verdicts';
import type { PersonNeeds } from '@kioot/engine/needs';
import { formatDishVerdict } from '@/lib/format/format-dish-verdict';
import { REASON_COLORS } from '../ui/verdict-mark';
import { PersonChips } from './person-chips';

interface DishPeopleProps {
  /** Those of the people, the visitor first. */
  names: readonly string[];
  table: readonly Pick<PersonNeeds, 'need'>[];
  verdicts: readonly DishVerdict[];
}

/** Chip for each person by the verdict on one dish, and the reasons of those who cannot have it. */
export function DishPeople({ names, table, verdicts }: DishPeopleProps) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const formatted = verdicts.map((verdict, at) =>
    formatDishVerdict(words, verdict, table[at]?.need.kind === 'meats'),
  );
  /** Names of the people with a reason in common, by verdict and reason. */
  const groups = new Map<string, { verdict: Verdict; reason: string; who: string[] }>();
  for (const [at, { verdict }] of verdicts.entries()) {
    const reason = formatted[at]?.reason;
    if (verdict === 'yes' || !reason) continue;
    const key = `${verdict} ${reason}`;
    const group = groups.get(key) ?? { verdict, reason, who: [] };
    group.who.push(names[at] ?? '');
    groups.set(key, group);
  }
  return (
    <>
      {[...groups].map(([key, { verdict, reason, who }]) => (
        <p
          key={key}
          className={`clauses text-fine [overflow-wrap:anywhere] ${REASON_COLORS[verdict]}`}
        >
          {t('reasonFor', { names: who.join(words('comma')), reason })}
        </p>
      ))}
      <PersonChips
        verdicts={verdicts.map(({ verdict }, at) => ({
          fit: verdict,
          text: names[at] ?? '',
          spoken: t(`spoken.${verdict}`),
        }))}
      />
    </>
  );
}
