import { ViewTransition, type ReactNode } from 'react';

/**
 * Picture that moves to its place on the next page, and back, where motion is allowed.
 * @param props.name the same on both pages, and once on each
 */
export function Morph({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ViewTransition name={name} share="morph" default="none">
      {children}
    </ViewTransition>
  );
}
