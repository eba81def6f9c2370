import type { ReactNode } from 'react';

export type Pair = { label: string; value: ReactNode };

/** A list of labels and values, side by side on wide screens. */
export function PairList({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className="divide-y divide-rule">
      {pairs.map(({ label, value }) => (
        <div key={label} className="gap-x-6 py-2 sm:grid sm:grid-cols-[2fr_3fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
