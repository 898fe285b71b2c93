import { Document } from './document';
import NotFoundPage, { generateMetadata as getMetadata } from './[locale]/not-found';
import './globals.css';

export const generateMetadata = getMetadata;

/** No route has this address; what a page of ours does not have, its own `not-found.tsx` says. */
export default function GlobalNotFoundPage() {
  return (
    <Document locale="en">
      <NotFoundPage />
    </Document>
  );
}
