import { encodeUriText } from '@kioot/base/uri-encoding';

/** Map apps with their public search URL. */
export const MAP_APPS = [
  { id: 'naver', label: 'Naver', searchUrl: 'https://map.naver.com/p/search/' },
  { id: 'kakao', label: 'Kakao', searchUrl: 'https://map.kakao.com/?q=' },
  {
    id: 'google',
    label: 'Google',
    searchUrl: 'https://www.google.com/maps/search/?api=1&query=',
  },
] as const;
export type MapApp = (typeof MAP_APPS)[number]['id'];

export const DEFAULT_MAP_APP: MapApp = 'naver';

/** Map app of an id; the default one for any other value. */
export function parseMapApp(value: unknown): MapApp {
  return MAP_APPS.find(({ id }) => id === value)?.id ?? DEFAULT_MAP_APP;
}

/**
 * Map search for a place by its Korean title (specification section 2), with its district where other
 * places have that title.
 */
export function toMapSearchUrl(
  { title, district }: { title: string; district?: string | undefined },
  app: MapApp = DEFAULT_MAP_APP,
): string {
  const { searchUrl } = MAP_APPS.find(({ id }) => id === app) ?? MAP_APPS[0];
  return searchUrl + encodeUriText(district ? `${title} ${district}` : title);
}
