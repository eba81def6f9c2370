export type ProgressBarProps = {
  /** What is going on, for those who listen. */
  label: string;
  /** How much is done, 0 to 1. Left out while nobody can tell. */
  share?: number | undefined;
};

/** A bar that fills. The words beside it say the same. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      {...(share !== undefined && { value: share })}
      className="block h-2 w-full"
    />
  );
}
