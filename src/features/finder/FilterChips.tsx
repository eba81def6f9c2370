export type FilterChip = { label: string; onRemove: () => void };

/** The active filters. A press on a chip removes its filter. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;

  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <button
            type="button"
            onClick={onRemove}
            className="flex min-h-touch items-center gap-2 rounded-full border border-control bg-surface px-4 hover:bg-sunken"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <svg
              viewBox="0 0 12 12"
              className="size-3 stroke-muted"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="m2 2 8 8m0-8-8 8" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
