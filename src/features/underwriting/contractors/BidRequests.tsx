import type { Bid, ContractorDesk, Project } from '~/domain/contractors/contractor-desk';
import { formatSpread } from '~/domain/contractors/bid-spread';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { stopWords } from '~/domain/contractors/stop-words';
import { type FormField, optionsOf, readForm } from '~/domain/contractors/typed-form';
import { formatWholeMoney } from '~/domain/money';
import { decideOnAccount } from '~/stores/staff-contractors';
import { showToast } from '~/stores/toasts';
import { SheetForm } from '~/ui/SheetForm';
import { ReportQuestions } from '../consumer-reports/ReportQuestions';
import { REASON_FIELD } from './reason-field';
import { useLineReports } from './use-line-reports';

const DECISION_FIELDS: readonly FormField[] = [
  {
    key: 'decision',
    label: 'Decision',
    kind: 'select',
    options: optionsOf({ approved: 'Approve the bid', declined: 'Decline the bid' }),
  },
  REASON_FIELD,
];

/** Bids that the line stopped, and low bids with a large spread. */
export function BidRequests({ desk }: { desk: ContractorDesk }) {
  const waiting = desk.projects.flatMap((project) =>
    project.bids
      .filter(({ outcome, needsUnderwriter }) => outcome === 'stopped' || needsUnderwriter)
      .map((bid) => ({ project, bid })),
  );

  return (
    <section aria-labelledby="requests-title">
      <h3 id="requests-title" tabIndex={-1} className="text-lg focus:outline-none">
        {waiting.length === 0 ? 'No bid waits' : `Bids that wait: ${waiting.length}`}
      </h3>
      <ul className="mt-3 grid gap-4">
        {waiting.map(({ project, bid }) => (
          <Request key={bid.id} desk={desk} project={project} bid={bid} />
        ))}
      </ul>
    </section>
  );
}

function Request({ desk, project, bid }: { desk: ContractorDesk; project: Project; bid: Bid }) {
  const isSpread = bid.needsUnderwriter;
  const fields = isSpread ? [REASON_FIELD] : DECISION_FIELDS;
  const reports = useLineReports(desk, bid.id);

  return (
    <li className="rounded-md border border-rule bg-surface p-4">
      <h4 className="font-semibold wrap-anywhere">
        {project.number}, {project.name}: {formatWholeMoney(bid.price)}
      </h4>
      {isSpread && (
        <>
          <p>
            Spread {formatSpread(bid.spread ?? 0)}. {bid.resultNote || 'No explanation yet.'}
          </p>
          <p>
            Other bids:{' '}
            {bid.tabulation
              .map(({ bidder, cents }) => `${bidder} ${formatWholeMoney(cents)}`)
              .join('; ')}
          </p>
        </>
      )}
      {bid.firstApprovedBy && <p>One underwriter has approved. A different one must too.</p>}
      <ul className="mt-1 mb-3">
        {bid.stops.map((stop) => (
          <li key={stop.rule}>{stopWords(stop).reason}</li>
        ))}
      </ul>
      <SheetForm
        look="secondary"
        id={`decide-${bid.id}`}
        fields={fields}
        read={(typed) => readForm(fields, typed)}
        submitLabel={isSpread ? 'Clear the spread' : 'Decide'}
        renderMore={({ decision }) =>
          decision === 'declined' && <ReportQuestions {...reports.fields} />
        }
        onSubmit={async (values) => {
          const answers = values['decision'] === 'declined' ? reports.check() : [];
          if (!answers) return undefined;

          const result = await decideOnAccount(desk.id, 'decide_bid', {
            of_bid: bid.id,
            decision: isSpread ? 'spread-cleared' : String(values['decision']),
            words: String(values['reason']),
            reports: answers,
          });
          if (!result.ok) return DESK_FAILURES[result.code];

          showToast({ title: 'Decision saved', type: 'success' });
          document.getElementById('requests-title')?.focus();
          return undefined;
        }}
      />
    </li>
  );
}
