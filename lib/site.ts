import { CONTACT_EMAIL, INSTAGRAM_URL, SITE_URL } from './public-env';
import { SITE_NAME } from './site-name';

/** Everything the product says of itself: one place to change a name, an address or a link. */
export const SITE = {
  name: SITE_NAME,
  tagline: 'Your personal foodie guide in Seoul',
  copyrightYear: 2026,
  url: SITE_URL,
  contactEmail: CONTACT_EMAIL,
  instagramUrl: INSTAGRAM_URL,
  /** The credit that the tourism organisation asks for beside its data. */
  dataSource: {
    nameKo: '한국관광공사',
    url: 'https://api.visitkorea.or.kr',
  },
} as const;
