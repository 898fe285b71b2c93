// The address is known when the site is built: without one, nothing of this reaches a browser.
if (process.env.NEXT_PUBLIC_VITALS_URL) {
  const url = process.env.NEXT_PUBLIC_VITALS_URL;
  void import('./lib/observability/web-vitals').then(({ reportWebVitals }) => reportWebVitals(url));
}
