import { useEffect, useState } from 'react';

export type SkeletonProps = {
  /** The name of the loading content, for screen readers. */
  label: string;
  /** The expected number of rows. */
  lines?: number;
};

/** A placeholder for a shorter wait would only flicker. */
const PATIENCE_MS = 200;

/**
 * A placeholder for loading content. It reserves its space at once and becomes visible after 200
 * ms.
 */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), PATIENCE_MS);

    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" className="grid gap-3">
      {Array.from({ length: lines }, (_, index) => (
        <div
          key={index}
          className={`h-12 rounded-sm ${isVisible ? 'animate-pulse bg-sunken motion-reduce:animate-none' : ''}`}
        />
      ))}
      {isVisible && <span className="sr-only">{label}</span>}
    </div>
  );
}
