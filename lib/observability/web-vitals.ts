import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/**
 * Sends each web vital of a visit to `url` as one POST of JSON: name, value, rating and path, no
 * query and no identity. Beacons survive the unload of the page, when most values are final.
 */
export function reportWebVitals(url: string): void {
  const send = ({ name, value, rating, navigationType }: Metric) => {
    const { pathname: path } = window.location;
    navigator.sendBeacon(url, JSON.stringify({ name, value, rating, navigationType, path }));
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
}
