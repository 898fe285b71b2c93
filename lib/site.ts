import { publicEnv } from './public-env';
import { SITE_NAME } from './site-name';

/** Everything the product says of itself: one place to change a name, an address or a link. */
export const SITE = {
  name: SITE_NAME,
  tagline: 'Your personal foodie guide in Seoul',
  copyrightYear: 2026,
  url: publicEnv.siteUrl,
  contactEmail: publicEnv.contactEmail,
  instagramUrl: publicEnv.instagramUrl,
  /** The credit that the tourism organisation asks for beside its data. */
  dataSource: {
    nameKo: '한국관광공사',
    url: 'https://api.visitkorea.or.kr',
  },
} as const;
