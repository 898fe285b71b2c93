import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';

interface KitchenMessageProps {
  message: string;
  picture?: ReactNode;
}

/** The full-screen green page of a recipe that cannot be shown (specification sections 2 and 8). */
export function KitchenMessage({ message, picture }: KitchenMessageProps) {
  return (
    <main className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 bg-brand px-6 text-center text-on-brand">
      {picture}
      <h1 className="text-title text-balance">{message}</h1>
      <Link href="/recipies" className={buttonClass('secondary')}>
        Go back to recipe list
      </Link>
    </main>
  );
}
