import { useTranslations } from 'next-intl';
import type { Neighbours } from '@/lib/recipes/neighbours';
import { Link } from '../ui/link';

/** The way on, to the next and the previous recipe of the list. */
export function RecipeNeighbours({ newer, older }: Neighbours) {
  const t = useTranslations('recipes');
  if (!newer && !older) return null;
  return (
    <nav aria-label={t('moreRecipes')} className="grid grid-cols-2 gap-3 pt-10 print:hidden">
      {newer ? (
        <NeighbourLink label={t('previous')} slug={newer.slug} title={newer.title} />
      ) : (
        <span />
      )}
      {older ? (
        <NeighbourLink label={t('next')} slug={older.slug} title={older.title} isEnd />
      ) : null}
    </nav>
  );
}

interface NeighbourLinkProps {
  label: string;
  slug: string;
  title: string;
  isEnd?: boolean;
}

function NeighbourLink({ label, slug, title, isEnd = false }: NeighbourLinkProps) {
  return (
    <Link
      href={`/recipes/${slug}`}
      prefetch={false}
      className={`flex flex-col gap-1 rounded-card border border-line bg-surface p-4 ${isEnd ? 'text-right' : ''}`}
    >
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="font-bold">{title}</span>
    </Link>
  );
}
