import type { ReactNode } from 'react';
import { LocaleMessages } from './locale-messages';

/** Messages of an English page: `render(…, { wrapper: EnglishMessages })`. */
export const EnglishMessages = ({ children }: { children: ReactNode }) => (
  <LocaleMessages locale="en">{children}</LocaleMessages>
);
