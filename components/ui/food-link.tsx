import type { ReactNode } from 'react';
import { FoodPicture } from './food-picture';
import { Link } from './link';
import { Morph } from './morph';

interface FoodLinkProps {
  href: string;
  /** Kind of food of the picture. */
  kind: string;
  /** Name of a transition of the picture to the next page; none without it. */
  morph?: string;
  children: ReactNode;
}

/** Row of a list of places or dishes: a picture of the food and some lines, all of it a link. */
export function FoodLink({ href, kind, morph, children }: FoodLinkProps) {
  const picture = (
    <FoodPicture kind={kind} className="size-11 shrink-0 rounded-control bg-accent-soft p-1" />
  );
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-touch items-center gap-3 rounded-card border border-line bg-surface p-2.5 shadow-card"
    >
      {morph ? <Morph name={morph}>{picture}</Morph> : picture}
      <span className="min-w-0 flex-1">{children}</span>
    </Link>
  );
}
