// Inlined by the build: without an address none of this code reaches a browser.
if (process.env.NEXT_PUBLIC_VITALS_URL) {
  const url = process.env.NEXT_PUBLIC_VITALS_URL;
  void import('./lib/observability/web-vitals').then(({ reportWebVitals }) => reportWebVitals(url));
}
