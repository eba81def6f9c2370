import type { StaffApplication } from '~/data/staff/underwriting-application';
import type { BondWithRequests } from '~/data/staff/staff-requests';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import { requestsView } from '~/stores/underwriting-requests';
import { Panel } from '../Panel';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';
import { RequestDecision } from './RequestDecision';
import { RequestFacts } from './RequestFacts';

type Props = { application: StaffApplication; staff: readonly StaffMember[]; userId: string };

/** The customer's requests about the bond of this application. Renders nothing before a bond is issued. */
export function BondRequests(props: Props) {
  if (props.application.bondNumber === undefined) return null;

  return <LoadedRequests {...props} />;
}

function LoadedRequests(props: Props) {
  const { id } = props.application;
  const view = useUnderwritingView(requestsView, id);
  if (view.value && !view.value.bond?.requests.length) return null;

  return (
    <Panel id="bond-requests" title="Requests about the bond" isMain>
      <ViewFrame
        view={view}
        label="Loading the requests"
        lines={2}
        onRetry={() => void requestsView.refresh(id)}
      >
        {({ bond }) => bond && <Requests bond={bond} {...props} />}
      </ViewFrame>
    </Panel>
  );
}

function Requests({ bond, ...props }: Props & { bond: BondWithRequests }) {
  const open = bond.requests.filter(({ status }) => status === 'requested');
  const closed = bond.requests.filter(({ status }) => status !== 'requested');

  return (
    <div className="divide-y divide-rule">
      {[...open, ...closed].map((request) => (
        <section
          key={request.id}
          aria-labelledby={`request-${request.id}`}
          className="py-3 first:pt-0 last:pb-0"
        >
          <RequestFacts request={request} bond={bond} />
          <RequestDecision request={request} amount={bond.amount} {...props} />
        </section>
      ))}
    </div>
  );
}
