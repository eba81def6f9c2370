import type { Bond } from '~/data/bonds/bonds';
import { forObligee } from '~/domain/bonds/obligee-words';
import { requestKindLabel } from '~/domain/bond-requests/request-kinds';
import { endsAtAward } from '~/domain/bonds/bond-types';
import { cancelledEndLabel, describeBondStatus, endLabel } from '~/domain/bonds/bond-status-words';
import { WHEN_BID_ENDS } from '~/domain/bonds/end-words';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { parseStateCode, stateName } from '~/domain/us-states';
import { dayOf, today } from '~/platform/clock';
import { CategoryIcon } from '~/ui/CategoryIcon';
import { categoryOf, type DeskCatalogue } from './catalogue';
import { DownloadButton } from './DownloadButton';
import { StatusBadge } from './StatusBadge';
import { deskLink } from './use-desk-address';
import { hasPapers } from './has-papers';

/** One bond in the list: its facts, its papers and a link to its details. */
export function BondRow({ bond, catalogue }: { bond: Bond; catalogue: DeskCatalogue }) {
  const { id, number, bondName, stateCode, amount, obligee, status, issuedAt } = bond;
  const state = parseStateCode(stateCode);
  const end = endLabel(status);
  const lastDay = end === undefined ? bond.cancelledOn : (bond.lastDay ?? bond.expiryDate);

  return (
    <article
      aria-labelledby={`bond-${id}`}
      className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-[auto_1fr] lg:grid-cols-[3rem_1fr_7rem_8rem_9rem_9rem]"
    >
      <CategoryIcon
        kind={categoryOf(catalogue, bond.bondSlug)}
        className="hidden w-12 shrink-0 sm:block"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id={`bond-${id}`} className="text-base wrap-anywhere">
            {bondName}
          </h3>
          <StatusBadge {...describeBondStatus(bond, today())} />
        </div>
        <p className="mt-0.5 text-muted">
          <span className="whitespace-nowrap tabular-nums">{number}</span>,{' '}
          {forObligee(bond.bondSlug, obligee)}
        </p>
        {status === 'pending' && (
          <p className="mt-2 max-w-text">{describeBondStatus(bond, today()).sentence}</p>
        )}
        {bond.openRequests.map((kind) => (
          <p key={kind} className="mt-2">
            {requestKindLabel(kind)}: an underwriter has your request.
          </p>
        ))}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:col-start-2 sm:flex sm:flex-wrap sm:gap-x-8 lg:contents">
        <Fact name="Amount" value={formatWholeMoney(amount)} />
        <Fact name="State" value={state ? stateName(state) : stateCode} />
        <Fact name="Issued" value={formatDate(dayOf(issuedAt))} />
        <Fact
          name={end ?? cancelledEndLabel(bond.cancelledOn, today())}
          value={lastDay ? formatDate(lastDay) : noEnd(bond, end)}
        />
      </dl>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2 sm:col-start-2">
        {hasPapers(bond) && (
          <div className="flex flex-wrap items-start gap-2">
            {bond.hasBondFile && <DownloadButton bond={bond} type="bond" label="Bond" />}
            {bond.hasPoaFile && <DownloadButton bond={bond} type="poa" label="POA" />}
          </div>
        )}
        <a {...deskLink({ tab: 'bonds', bondId: id })} className="button button-quiet -ms-3">
          View Details <span className="sr-only">{number}</span>
        </a>
      </div>
    </article>
  );
}

/**
 * A bond without an end date runs until its release or the end of its bid. The end date of a
 * cancelled bond is then unknown.
 */
function noEnd({ bondSlug }: Bond, end: string | undefined): string {
  if (end === undefined) return 'Unknown';

  return endsAtAward(bondSlug) ? WHEN_BID_ENDS : 'When released';
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="contents sm:block">
      <dt className="text-muted sm:text-sm">{name}</dt>
      <dd className="tabular-nums sm:font-semibold">{value}</dd>
    </div>
  );
}
