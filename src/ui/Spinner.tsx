/** A spinner. Decorative, so use it beside text that says what is happening. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 shrink-0 animate-spin motion-reduce:animate-none"
      aria-hidden="true"
    >
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.3"
        strokeWidth="2.5"
      />
      <path
        d="M10 2a8 8 0 0 1 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
