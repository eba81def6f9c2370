/** An arrow that turns over when its section opens: by itself in a `details`, otherwise with `isTurned`. */
export function Chevron({ isTurned = false }: { isTurned?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="turns size-4 shrink-0 fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={isTurned ? 'm3 10 5-5 5 5' : 'm3 6 5 5 5-5'} />
    </svg>
  );
}
