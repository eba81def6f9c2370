import type { LineBasis } from '~/domain/contractors/closed-sets';
import type { LineUse } from '~/domain/contractors/line-used';
import { formatWholeMoney, type Cents } from '~/domain/money';

type Props = { aggregate: Cents; basis: LineBasis; use: LineUse };

const WIDTH = 1000;
const HEIGHT = 60;

/** The line as a bar: started jobs, signed jobs, bids and the free part, with the same figures as a list. */
export function LinePicture({ aggregate, basis, use }: Props) {
  const free = Math.max(0, aggregate - use.total);
  const whole = Math.max(aggregate, use.total, 1);
  const parts = [
    {
      name: 'started',
      label: `Started jobs, ${basis === 'penal-sums' ? 'full price' : 'cost to complete'}`,
      amount: use.started,
    },
    {
      name: 'signed',
      label: `Signed jobs that no schedule shows yet, ${basis === 'penal-sums' ? 'full price' : 'estimated cost'}`,
      amount: use.signed,
    },
    { name: 'bids', label: 'Pending and low bids, full price', amount: use.bids },
    { name: 'free', label: 'Free', amount: free },
  ];
  let start = 0;
  const bars = parts.map((part) => {
    const x = start;
    const width = (part.amount / whole) * WIDTH;
    start += width;

    return { ...part, x, width };
  });

  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${formatWholeMoney(use.total)} of ${formatWholeMoney(aggregate)} is used, ${formatWholeMoney(free)} is free`}
        className="line-picture"
      >
        {bars.map(({ name, x, width }) => (
          <rect key={name} className={`line-${name}`} x={x} y={0} width={width} height={HEIGHT} />
        ))}
      </svg>
      <ul className="mt-3 grid gap-1">
        <li>
          Used <span className="font-semibold tabular-nums">{formatWholeMoney(use.total)}</span> of{' '}
          {formatWholeMoney(aggregate)}
        </li>
        {parts.map(({ name, label, amount }) => (
          <li key={name} className="flex items-start gap-x-3">
            <svg viewBox="0 0 16 16" className="mt-1 size-4 shrink-0" aria-hidden="true">
              <rect className={`line-${name}`} width="16" height="16" />
            </svg>
            <span>
              {label} <span className="font-semibold tabular-nums">{formatWholeMoney(amount)}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
