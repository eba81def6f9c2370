import { useEffect, useState } from 'react';

export type SkeletonProps = {
  /** What is loading, for those who listen. */
  label: string;
  /** How many lines will come. */
  lines?: number;
};

/** Shorter waits than this need no picture: it would only flicker. */
const PATIENCE_MS = 200;

/** The shape of what is loading. It takes its room at once and is drawn after 200 ms. */
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
