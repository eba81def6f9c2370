import { formatWholeNumber } from '~/domain/formats/whole-number';
import { rateVital, vitalWords } from '~/domain/vitals/thresholds';
import { VITAL_NAMES } from '~/domain/vitals/vital-names';
import type { MeasuredRoute } from '~/domain/vitals/vitals-summary';
import { WideTable } from '~/ui/WideTable';
import { RATING_LABELS } from './security-words';

/** All measurements of all kinds of pages as a table. */
export function SpeedTable({ routes }: { routes: readonly MeasuredRoute[] }) {
  return (
    <details className="mt-5">
      <summary className="fold-name">All pages and measurements as a table</summary>
      <WideTable label="Speed of all pages">
        <table className="w-full text-left text-sm tabular-nums">
          <thead>
            <tr>
              {['Page', 'Visits', ...VITAL_NAMES].map((head) => (
                <th key={head} scope="col" className="border-b border-rule py-2 pr-4 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {routes.map(({ route, visits, p75 }) => (
              <tr key={route}>
                <th scope="row" className="border-b border-rule py-2 pr-4 font-normal">
                  {route}
                </th>
                <td className="border-b border-rule py-2 pr-4">{formatWholeNumber(visits)}</td>
                {VITAL_NAMES.map((name) => {
                  const value = p75[name];

                  return (
                    <td key={name} className="border-b border-rule py-2 pr-4 whitespace-nowrap">
                      {value === undefined ? (
                        <span className="text-muted">None</span>
                      ) : (
                        <>
                          {vitalWords(name, value)}{' '}
                          <span className="text-muted">
                            {RATING_LABELS[rateVital(name, value)]}
                          </span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}
