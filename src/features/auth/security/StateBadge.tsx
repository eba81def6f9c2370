const LOOKS = { good: 'bg-success-wash text-success', open: 'bg-warning-wash text-warning' };

/** A status as a colored label. */
export function StateBadge({ label, look }: { label: string; look: keyof typeof LOOKS }) {
  return (
    <span className={`inline-block rounded-sm px-2 text-sm font-semibold ${LOOKS[look]}`}>
      {label}
    </span>
  );
}
