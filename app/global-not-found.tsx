import { Document } from './document';
import NotFoundPage, { generateMetadata as getMetadata } from './[locale]/not-found';
import './globals.css';

export const generateMetadata = getMetadata;

/** 404 of paths that match no route. Matching pages have their own `not-found.tsx`. */
export default function GlobalNotFoundPage() {
  return (
    <Document locale="en">
      <NotFoundPage />
    </Document>
  );
}
