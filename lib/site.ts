import { CONTACT_EMAIL, INSTAGRAM_URL, SITE_URL } from './public-env';
import { SITE_NAME } from './site-name';

/** Name, addresses and credits of the site. */
export const SITE = {
  name: SITE_NAME,
  tagline: 'Your personal foodie guide in Seoul',
  copyrightYear: 2026,
  url: SITE_URL,
  contactEmail: CONTACT_EMAIL,
  instagramUrl: INSTAGRAM_URL,
  /** Attribution that the tourism organization requires. */
  dataSource: {
    nameKo: '한국관광공사',
    url: 'https://api.visitkorea.or.kr',
  },
} as const;
