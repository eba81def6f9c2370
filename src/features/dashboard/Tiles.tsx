import { useEffect, useState } from 'react';
import type { DeskOverview } from '~/data/bonds/desk-overview';
import { daysRemaining, isRenewalPressing, remainingWords } from '~/domain/bonds/renewal-words';
import { formatWholeMoney } from '~/domain/money';
import { today } from '~/platform/clock';
import type { Loaded } from '~/stores/desk-view';

/** The key numbers, styled like a bond: active bonds, total coverage, upcoming renewals. */
export function Tiles({ view }: { view: Loaded<DeskOverview> }) {
  const { value } = view;
  const due = value?.nextDue === undefined ? undefined : daysRemaining(value.nextDue, today());
  const isSoon = due !== undefined && isRenewalPressing(due);

  return (
    <section aria-label="Your bonds in numbers" aria-busy={view.isLoading}>
      <div className="relative overflow-hidden rounded-md border border-bond-line bg-bond text-bond-ink">
        <Ribbon />
        <dl className="grid divide-y divide-bond-line px-5 pt-8 pb-1 sm:grid-cols-[1fr_1.4fr_1.2fr] sm:divide-x sm:divide-y-0 sm:px-2 sm:pb-5">
          <Tile label="Active Bonds" value={value && String(value.activeBonds)} />
          <Tile
            label="Total Coverage"
            value={value && formatWholeMoney(value.totalCoverage)}
            note="of the bonds that are active"
          />
          <Tile
            label="Upcoming Renewals"
            value={value && String(value.upcomingRenewals)}
            note={due === undefined ? undefined : `The next: ${remainingWords(due).toLowerCase()}`}
            isPressing={isSoon}
          />
        </dl>
      </div>
    </section>
  );
}

type TileProps = {
  label: string;
  value: string | undefined;
  /** A line below the number. A tile with this prop reserves space for the line while it is unknown. */
  note?: string | undefined;
  isPressing?: boolean;
};

function Tile({ label, value, isPressing = false, ...rest }: TileProps) {
  const { note } = rest;
  const hasNote = 'note' in rest;

  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3 sm:block sm:px-6 sm:py-2">
      <dt className="text-sm">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums sm:mt-1">
        {value ?? <span aria-hidden="true">–</span>}
        {value === undefined && <span className="sr-only">not known yet</span>}
      </dd>
      {hasNote && (
        <dd
          className={`col-span-2 min-h-6 text-sm ${isPressing ? 'font-semibold text-copper-strong' : ''}`}
        >
          {note}
        </dd>
      )}
    </div>
  );
}

/**
 * A decorative engraved ribbon along the upper edge. Its lines load after the numbers, because it is only decoration.
 */
function Ribbon() {
  const [lines, setLines] = useState('');
  useEffect(() => {
    void import('./ribbon-lines').then(
      ({ RIBBON_LINES }) => setLines(RIBBON_LINES),
      () => undefined,
    );
  }, []);

  return (
    <svg
      viewBox="0 0 1240 20"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-x-0 top-0 h-4 w-full fill-none stroke-bond"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1240" height="20" className="fill-bond-line stroke-none" />
      <path d={lines} strokeWidth="0.7" />
    </svg>
  );
}
