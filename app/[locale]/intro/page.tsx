import { About } from './about';

export { generateAboutMetadata as generateMetadata } from './about';

/** Seconds; the age of the data is shown in days. */
export const revalidate = 86_400;

export default function IntroPage() {
  return <About hasOwnPlaces />;
}
