/**
 * Kioot, tired, from a file of its own (`npm run tool -- draw`): an error page travels with every screen, and the drawing
 * should not travel with it.
 */
export function StillMascot() {
  return (
    <svg aria-hidden viewBox="0 0 280 240" className="w-56 max-w-full">
      <image href="/images/kioot-tired.svg" width="280" height="240" />
    </svg>
  );
}
