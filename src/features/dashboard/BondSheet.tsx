import { useEffect, useRef } from 'react';
import type { Bond } from '~/data/bonds';
import { bondStanding } from '~/domain/bonds/bond-standing';
import { isBondId } from '~/domain/dashboard/desk-address';
import { today } from '~/platform/clock';
import { bondView, type NamedBond } from '~/stores/desk';
import { BondFrame } from '~/ui/BondFrame';
import { useTitle } from '~/ui/use-title';
import { AuditBundle } from './AuditBundle';
import { BondActions } from './BondActions';
import { BondFacts } from './BondFacts';
import { BondLife } from './BondLife';
import { ChangeBond } from './bond-requests/ChangeBond';
import { categoryOf, type DeskCatalogue, type DeskSite, filingOf } from './catalogue';
import { FilingCard } from './FilingCard';
import { ReleaseCard } from './ReleaseCard';
import { StatusBadge } from './StatusBadge';
import { deskLink } from './use-desk-address';
import { useDeskView } from './use-desk-view';
import { VerifyLink } from './VerifyLink';
import { ViewFrame } from './ViewFrame';

type Props = { bondId: string; catalogue: DeskCatalogue; site: DeskSite };

/** Everything about one bond, under an address of its own. */
export function BondSheet({ bondId, ...rest }: Props) {
  return (
    <>
      <p className="no-print -mt-2 mb-4">
        <a {...deskLink({ tab: 'bonds' })} className="inline-flex min-h-touch items-center">
          Back to the dashboard
        </a>
      </p>
      {isBondId(bondId) ? <LoadedSheet bondId={bondId} {...rest} /> : <NoSuchBond />}
    </>
  );
}

function LoadedSheet({ bondId, catalogue, site }: Props) {
  const view = useDeskView(bondView, bondId);

  return (
    <ViewFrame
      view={view}
      label="Loading the bond"
      lines={6}
      onRetry={() => void bondView.refresh(bondId)}
    >
      {({ bond }: NamedBond) =>
        bond ? <Sheet bond={bond} catalogue={catalogue} site={site} /> : <NoSuchBond />
      }
    </ViewFrame>
  );
}

function Sheet({ bond, catalogue, site }: Omit<Props, 'bondId'> & { bond: Bond }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const category = categoryOf(catalogue, bond.bondSlug);
  const standing = bondStanding(bond, today());
  const filing = filingOf(catalogue, bond);
  useTitle(bond.number);

  // Once: coming from the list, the focus was on a link that is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
      <div>
        <BondFrame label="The bond">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold tabular-nums">{bond.number}</span>
            <StatusBadge label={standing.label} tone={standing.tone} />
          </p>
          <h1 ref={heading} tabIndex={-1} className="mt-1 text-2xl focus:outline-none">
            {bond.bondName}
          </h1>
          <p className="mt-1">{standing.sentence}</p>
          <BondFacts bond={bond} />
        </BondFrame>
        <VerifyLink token={bond.verifyToken} />
      </div>
      <div className="grid gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <BondActions bond={bond} />
        <BondLife bond={bond} />
        <AuditBundle bond={bond} />
        {filing && <FilingCard bond={bond} category={category} filing={filing} />}
      </div>
      <div className="grid gap-10">
        <ChangeBond bond={bond} site={site} />
        <ReleaseCard bond={bond} catalogue={catalogue} site={site} />
      </div>
    </div>
  );
}

/** Not there and somebody else's look the same, to us and to whoever tries numbers. */
function NoSuchBond() {
  return (
    <section className="py-6">
      <h1 className="text-2xl">That bond is not in your account</h1>
      <p className="mt-3 max-w-text">
        The address names no bond of yours. If somebody sent you the link, it opens only in the
        account that holds the bond. If it should be in yours, it may have been bought under another
        e-mail address: <a href="/support">ask us</a>.
      </p>
    </section>
  );
}
