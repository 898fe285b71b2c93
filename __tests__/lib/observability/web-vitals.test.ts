/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';

type Listener = (metric: Record<string, unknown>) => void;
const listeners = new Map<string, Listener>();
const observe = (name: string) => (listener: Listener) => void listeners.set(name, listener);

jest.mock('web-vitals', () => ({
  onCLS: observe('CLS'),
  onFCP: observe('FCP'),
  onINP: observe('INP'),
  onLCP: observe('LCP'),
  onTTFB: observe('TTFB'),
}));

describe('web vitals', () => {
  it('are sent once each as a beacon: name, value, rating and path, without the query', async () => {
    const { reportWebVitals } = await import('@/lib/observability/web-vitals');
    const sent: [string, unknown][] = [];
    Object.defineProperty(navigator, 'sendBeacon', {
      value: (url: string, body: string) => sent.push([url, JSON.parse(body)]) > 0,
    });
    window.history.replaceState(null, '', '/results?near=37.56,126.98');
    reportWebVitals('https://vitals.example/kioot');
    expect([...listeners.keys()].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
    listeners.get('LCP')?.({
      name: 'LCP',
      value: 1234.5,
      rating: 'good',
      navigationType: 'navigate',
      entries: [{ url: '/results?near=37.56,126.98' }],
    });
    expect(sent).toEqual([
      [
        'https://vitals.example/kioot',
        {
          name: 'LCP',
          value: 1234.5,
          rating: 'good',
          navigationType: 'navigate',
          path: '/results',
        },
      ],
    ]);
  });
});
