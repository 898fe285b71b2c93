import { useTranslations } from 'next-intl';

interface EatingAloneProps {
  kind: 'one' | 'two';
  /** Dish that says so, in Korean and in the language of the page. */
  ko: string;
  en?: string;
}

/** "Fine for one: Kalguksu 칼국수". */
export function EatingAlone({ kind, ko, en }: EatingAloneProps) {
  const t = useTranslations('words');
  const renderDish = () => (
    <>
      {en ? `${en} ` : null}
      <span lang="ko">{ko}</span>
    </>
  );
  return <p>{t.rich(`alone.${kind}`, { dish: renderDish })}</p>;
}
