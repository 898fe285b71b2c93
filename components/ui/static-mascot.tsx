/**
 * Mascot from an image file (`npm run tool -- draw`): error pages are part of every bundle, an
 * inline drawing would be too.
 */
export function StaticMascot() {
  return (
    <svg aria-hidden viewBox="0 0 280 240" className="w-56 max-w-full">
      <image href="/images/kioot-tired.svg" width="280" height="240" />
    </svg>
  );
}
