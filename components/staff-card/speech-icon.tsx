/** Loudspeaker, or the square that stops it. */
export function SpeechIcon({ isReading }: { isReading: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0">
      <path
        d={
          isReading
            ? 'M7 7h10v10H7z'
            : 'M4 9v6h4l5 4V5L8 9zm12.5-.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12'
        }
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
