import type { ReactNode } from 'react';
import { Link } from './link';

/** Link to the page of a dish, around its name. */
export function DishLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link
      href={path}
      prefetch={false}
      className="-my-2.5 inline-block py-2.5 underline decoration-line-strong decoration-1 underline-offset-4"
    >
      {children}
    </Link>
  );
}
