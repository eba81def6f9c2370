export type FilterChip = {
  label: string;
  onRemove: () => void;
  /** Whether a phone leaves the chip out, because the page shows the filter and removes it elsewhere too. */
  isRepeated?: boolean;
};

const onPhone = (isHidden: boolean | undefined) => (isHidden ? 'max-sm:hidden' : '');

/** The active filters. A press on a chip removes its filter. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;

  return (
    <ul
      aria-label="Active filters"
      className={`flex flex-wrap gap-2 ${onPhone(chips.every(({ isRepeated }) => isRepeated))}`}
    >
      {chips.map(({ label, onRemove, isRepeated }) => (
        <li key={label} className={onPhone(isRepeated)}>
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
