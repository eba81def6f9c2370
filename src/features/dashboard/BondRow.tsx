import type { Bond } from '~/data/bonds';
import { bondStanding, endLabel } from '~/domain/bonds/bond-standing';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { parseStateCode, stateName } from '~/domain/us-states';
import { dayOf, today } from '~/platform/clock';
import { CategoryIcon } from '~/ui/CategoryIcon';
import { categoryOf, type DeskCatalogue } from './catalogue';
import { DownloadButton } from './DownloadButton';
import { StatusBadge } from './StatusBadge';
import { deskLink } from './use-desk-address';

/** One bond as a paper on the desk: what it is, whom it protects, its papers and the way to all of it. */
export function BondRow({ bond, catalogue }: { bond: Bond; catalogue: DeskCatalogue }) {
  const { id, number, bondName, stateCode, amount, obligee, status, issuedAt, expiryDate } = bond;
  const state = parseStateCode(stateCode);
  const end = endLabel(status);

  return (
    <article
      aria-labelledby={`bond-${id}`}
      className="grid gap-x-5 gap-y-3 sm:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_auto]"
    >
      <CategoryIcon
        kind={categoryOf(catalogue, bond.bondSlug)}
        className="hidden w-16 shrink-0 sm:block"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id={`bond-${id}`}>{bondName}</h3>
          <StatusBadge {...bondStanding(bond, today())} />
        </div>
        <p className="mt-0.5 text-muted">
          <span className="whitespace-nowrap tabular-nums">{number}</span>, for {obligee}
        </p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-2">
          <Fact name="Amount" value={formatWholeMoney(amount)} />
          <Fact name="State" value={state ? stateName(state) : stateCode} />
          <Fact name="Issued" value={formatDate(dayOf(issuedAt))} />
          {expiryDate && end && <Fact name={end} value={formatDate(expiryDate)} />}
        </dl>
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:col-start-2 lg:col-start-3 lg:justify-end">
        {bond.hasBondFile && <DownloadButton bond={bond} type="bond" label="Bond" />}
        {bond.hasPoaFile && <DownloadButton bond={bond} type="poa" label="POA" />}
        <a {...deskLink({ tab: 'bonds', bondId: id })} className="button button-quiet">
          View Details <span className="sr-only">{number}</span>
        </a>
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="contents sm:block">
      <dt className="text-muted sm:text-sm">{name}</dt>
      <dd className="tabular-nums sm:font-semibold">{value}</dd>
    </div>
  );
}
