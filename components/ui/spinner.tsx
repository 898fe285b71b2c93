/** A full-screen spinner that covers the screen while a look-up runs. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 flex flex-col items-center justify-center gap-4 bg-paper/90"
    >
      <span
        aria-hidden
        className="size-14 animate-spin rounded-full border-4 border-line border-t-brand motion-reduce:animate-none"
      />
      <span className="text-lead font-bold">{label}</span>
    </div>
  );
}
