'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { mapAppAtom } from '@/lib/store/map-app';
import { MAP_APPS, parseMapApp } from '@/lib/map-apps';

/** Map app that "View map" opens; stored on the phone. */
export function MapAppSelect() {
  const [mapApp, setMapApp] = useAtom(mapAppAtom);
  return (
    <label className="inline-flex min-h-touch items-center gap-2 text-ink-soft">
      {useTranslations('results')('mapApp')}
      <select
        value={mapApp}
        onChange={(event) => setMapApp(parseMapApp(event.currentTarget.value))}
        className="min-h-touch rounded-control border-2 border-line-strong bg-surface px-2 font-bold text-ink"
      >
        {MAP_APPS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
