import { About } from '../about';

export { generateAboutMetadata as generateMetadata } from '../about';

/** `/intro` of a site with a tourism backend (middleware.ts). */
export default function IntroElsewherePage() {
  return <About hasOwnPlaces={false} />;
}
