import { rateVital, VITAL_THRESHOLDS, vitalWords } from '~/domain/vitals/thresholds';
import type { VitalName } from '~/domain/vitals/vital-names';
import type { VitalRating } from '~/domain/vitals/vitals';
import { chartEnd, type MeasuredRoute } from '~/domain/vitals/vitals-summary';
import { RATING_LABELS, VITAL_TITLES } from './security-words';

type Props = { name: VitalName; routes: readonly MeasuredRoute[] };

/** Maximum number of bars. The chart shows the most visited kinds of pages. */
const MAX_ROWS = 8;

const WIDTH = 100;
const HEIGHT = 10;

const FILLS: Record<VitalRating, string> = {
  good: 'fill-success',
  'needs-improvement': 'fill-warning',
  poor: 'fill-danger',
};

const TEXTS: Record<VitalRating, string> = {
  good: 'text-success',
  'needs-improvement': 'text-warning',
  poor: 'text-danger',
};

/**
 * One measurement as bars, with a line at each of its two limits. The bars are hidden from screen readers because the
 * text beside each bar has the same content.
 */
export function VitalChart({ name, routes }: Props) {
  const { title, tells } = VITAL_TITLES[name];
  const { good, poor } = VITAL_THRESHOLDS[name];
  const rows = routes
    .flatMap(({ route, p75 }) => {
      const value = p75[name];

      return value === undefined ? [] : [{ route, value }];
    })
    .slice(0, MAX_ROWS);
  const end = chartEnd(
    name,
    rows.map(({ value }) => value),
  );

  return (
    <figure className="min-w-0 rounded-md border border-rule bg-surface p-4">
      <figcaption>
        <p className="font-semibold">
          {title} <span className="font-normal text-muted">({name})</span>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {tells}. Good up to {vitalWords(name, good)}, poor above {vitalWords(name, poor)}.
        </p>
      </figcaption>
      {rows.length === 0 && <p className="mt-3 text-muted">Not measured in these days.</p>}
      <ul className="mt-3 grid gap-3">
        {rows.map(({ route, value }) => {
          const rating = rateVital(name, value);

          return (
            <li key={route}>
              <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
                <span className="min-w-0 break-all">{route}</span>
                <span className={TEXTS[rating]}>
                  <span className="font-semibold">{vitalWords(name, value)}</span>{' '}
                  {RATING_LABELS[rating]}
                </span>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                className="mt-1 block h-2.5 w-full"
              >
                <rect width={WIDTH} height={HEIGHT} className="fill-sunken" />
                <rect
                  y={HEIGHT / 4}
                  width={(value / end) * WIDTH}
                  height={HEIGHT / 2}
                  className={FILLS[rating]}
                />
                {[good, poor].map((limit) => (
                  <line
                    key={limit}
                    x1={(limit / end) * WIDTH}
                    x2={(limit / end) * WIDTH}
                    y2={HEIGHT}
                    vectorEffect="non-scaling-stroke"
                    className="stroke-control"
                  />
                ))}
              </svg>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
