import { encodeText } from './encode';

/** The public map searches a visitor may use: the one place that knows the providers. */
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

/** The map app of this id, or the default one for anything else. */
export function parseMapApp(value: unknown): MapApp {
  return MAP_APPS.find(({ id }) => id === value)?.id ?? DEFAULT_MAP_APP;
}

/** A public maps search for a place, by its Korean name (specification section 2). */
export function toMapSearchUrl(titleKo: string, app: MapApp = DEFAULT_MAP_APP): string {
  const { searchUrl } = MAP_APPS.find(({ id }) => id === app) ?? MAP_APPS[0];
  return searchUrl + encodeText(titleKo);
}
