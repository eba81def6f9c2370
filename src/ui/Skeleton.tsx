import { useEffect, useState } from 'react';

export type SkeletonProps = {
  /** The name of the loading content, for screen readers. */
  label: string;
  /** A sentence for everyone above the rows, where the content will have one. */
  lead?: string | undefined;
  /** The expected number of rows. */
  lines?: number;
};

/** After a shorter wait, screen readers hear only the content. */
const PATIENCE_MS = 200;

/**
 * A placeholder for loading content. It reserves its space at once, and its rows become visible after 200 ms, also before
 * the code of the page has loaded.
 */
export function Skeleton({ label, lead, lines = 3 }: SkeletonProps) {
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);

    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {lead && <p className="mt-1 mb-6 text-lg text-muted">{lead}</p>}
      <div role="status" className="late grid gap-3">
        {Array.from({ length: lines }, (_, index) => (
          <div
            key={index}
            className="h-12 animate-pulse rounded-sm bg-sunken motion-reduce:animate-none"
          />
        ))}
        {isLong && <span className="sr-only">{label}</span>}
      </div>
    </>
  );
}
