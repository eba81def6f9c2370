export type ProgressBarProps = {
  /** The name of the process, for screen readers. */
  label: string;
  /** The finished share, from 0 to 1. Leave it out when it is unknown. */
  share?: number | undefined;
};

/** A progress bar. It pulses while the share is unknown. Repeat its meaning in text beside it. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.floor(share * 100);

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-2 h-1.5 overflow-hidden rounded-full bg-rule"
    >
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`block h-full w-full ${percent === undefined ? 'animate-pulse motion-reduce:animate-none' : ''}`}
      >
        <rect width={percent ?? 100} height="1" className="fill-marsh" />
      </svg>
    </div>
  );
}
