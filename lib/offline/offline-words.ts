/** What a tap that needs the network says while the phone has none; null as long as the browser thinks there is one. */
export function getOfflineWords(): string | null {
  return navigator.onLine ? null : 'You are offline. Try again once there is a signal.';
}
