import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { Screen } from './screen';

interface RecipeErrorScreenProps {
  message: string;
  picture?: ReactNode;
}

/**
 * Full-screen green page for a recipe that cannot be shown (specification sections 2 and 8), with
 * header and footer in a contrasting color.
 */
export function RecipeErrorScreen({ message, picture }: RecipeErrorScreenProps) {
  const t = useTranslations('statusPages');
  return (
    <div className="bg-brand text-on-brand [--brand-strong:var(--on-brand)] [--ink-soft:var(--on-brand)] [&_:focus-visible]:outline-on-brand [&_[popover]_:focus-visible]:outline-focus">
      <Screen>
        <div className="m-auto flex flex-col items-center gap-6 py-6 text-center">
          {picture}
          <h1 className="text-title text-balance">{message}</h1>
          <Link href="/recipies" className={buttonClass('secondary')}>
            {t('toRecipes')}
          </Link>
        </div>
      </Screen>
    </div>
  );
}
