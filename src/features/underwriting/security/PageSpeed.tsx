import { useState } from 'react';
import { measuredRoutes, type VitalSummary } from '~/domain/vitals/vitals-summary';
import { vitalsView } from '~/stores/staff-security';
import { SelectField } from '~/ui/SelectField';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';
import { SpeedTable } from './SpeedTable';
import { VitalChart } from './VitalChart';

/** The three Core Web Vitals get a chart. The other measurements are in the table. */
const CHARTS = ['LCP', 'INP', 'CLS'] as const;

const DAYS = ['7', '28'] as const;

/** The 75th percentile of each speed measurement, by kind of page. */
export function PageSpeed() {
  const [days, setDays] = useState<(typeof DAYS)[number]>('28');
  const view = useUnderwritingView(vitalsView, days);

  return (
    <section aria-labelledby="speed-heading" className="min-w-0">
      <h2 id="speed-heading" className="text-xl">
        Speed of the pages
      </h2>
      <p className="mt-1 max-w-text text-muted">
        Three out of four visits stayed within these values, by kind of page. Limits as{' '}
        <a href="https://web.dev/articles/vitals" rel="noopener">
          web.dev
        </a>{' '}
        has them.
      </p>
      <div className="no-print mt-3">
        <SelectField
          id="speed-days"
          label="Visits of"
          options={DAYS.map((value) => ({ value, label: `The last ${value} days` }))}
          value={days}
          onChange={(event) =>
            setDays(DAYS.find((known) => known === event.currentTarget.value) ?? '28')
          }
        />
      </div>
      <div className="mt-4">
        <ViewFrame
          view={view}
          label="Loading the speed of the pages"
          onRetry={() => void vitalsView.refresh(days)}
        >
          {(summaries) => <Charts summaries={summaries} />}
        </ViewFrame>
      </div>
    </section>
  );
}

function Charts({ summaries }: { summaries: readonly VitalSummary[] }) {
  const routes = measuredRoutes(summaries);
  if (routes.length === 0) {
    return (
      <p className="rounded-md border border-rule bg-surface p-4 text-muted">
        No visit was measured in these days.
      </p>
    );
  }

  return (
    <>
      <div className="grid gap-5 lg:grid-cols-3">
        {CHARTS.map((name) => (
          <VitalChart key={name} name={name} routes={routes} />
        ))}
      </div>
      <SpeedTable routes={routes} />
    </>
  );
}
