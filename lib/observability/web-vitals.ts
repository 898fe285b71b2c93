import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/**
 * Sends each web vital of a visit to `url` as one POST of JSON: name, value, rating and the path, no query and nobody's
 * name. Beacons survive the end of the page, which is when most values are known.
 */
export function reportWebVitals(url: string): void {
  const send = ({ name, value, rating, navigationType }: Metric) => {
    const { pathname: path } = window.location;
    navigator.sendBeacon(url, JSON.stringify({ name, value, rating, navigationType, path }));
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
}
