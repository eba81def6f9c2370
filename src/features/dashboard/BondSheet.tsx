import { useEffect, useRef } from 'react';
import type { Bond } from '~/data/bonds/bonds';
import { hasBondEnded } from '~/domain/bonds/bond-status';
import { describeBondStatus } from '~/domain/bonds/bond-status-words';
import { isRenewed, nextStep, stepsOf } from '~/domain/bonds/filing-steps';
import { matterPath } from '~/domain/matters/matter-path';
import { isBondId } from '~/domain/dashboard/desk-address';
import { today } from '~/platform/clock';
import { bondView, type NamedBond } from '~/stores/desk';
import { BondFrame } from '~/ui/BondFrame';
import { useTitle } from '~/ui/use-title';
import { AuditBundle } from './AuditBundle';
import { BondActions } from './BondActions';
import { BondFacts } from './BondFacts';
import { BondSteps } from './BondSteps';
import { BondTimeline } from './BondTimeline';
import { ChangeBond } from './bond-requests/ChangeBond';
import { categoryOf, type DeskCatalogue, type DeskSite } from './catalogue';
import { filerIn, filingOf, signedBond } from './catalogue-filing';
import { FilingCard } from './FilingCard';
import { ReleaseCard } from './ReleaseCard';
import { StatusBadge } from './StatusBadge';
import { deskLink } from './use-desk-address';
import { useDeskView } from './use-desk-view';
import { useWhileMaking } from './use-while-making';
import { VerifyLink } from './VerifyLink';
import { ViewFrame } from './ViewFrame';
import { hasPapers } from './has-papers';

type Props = { bondId: string; catalogue: DeskCatalogue; site: DeskSite };

/** All details of one bond, with a separate address. */
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
  useWhileMaking(view.value?.bond?.status === 'pending', () => bondView.refresh(bondId));

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
  const status = describeBondStatus(bond, today());
  const hasEnded = hasBondEnded(bond.status);
  // Nobody files the papers of a bond that has ended.
  const filer = hasEnded ? 'nobody' : filerIn(catalogue, bond);
  const hasStepsLeft =
    bond.status === 'active' &&
    !isRenewed(bond) &&
    nextStep(stepsOf(filer), bond.doneSteps) !== undefined;
  const filing = filingOf(catalogue, { ...bond, isForMatter: bond.matterId !== undefined });
  useTitle(bond.number);

  // Focus the heading once, because the link in the list that had the focus has disappeared.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
      <div>
        <BondFrame label="The bond">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold tabular-nums">{bond.number}</span>
            <StatusBadge label={status.label} tone={status.tone} />
          </p>
          <h1 ref={heading} tabIndex={-1} className="mt-1 text-2xl focus:outline-none">
            {bond.bondName}
          </h1>
          <p className="mt-1">{status.sentence}</p>
          {hasPapers(bond) && (
            <p className="no-print mt-1 flex flex-wrap gap-x-6 lg:hidden">
              <a href="#papers" className="inline-flex min-h-touch items-center">
                Papers to download
              </a>
              {hasStepsLeft && (
                <a href="#filing-steps" className="inline-flex min-h-touch items-center">
                  What is left to do
                </a>
              )}
            </p>
          )}
          {bond.matterId && (
            <p className="no-print mt-1">
              <a href={matterPath(bond.matterId)} className="inline-flex min-h-touch items-center">
                Open the matter
              </a>
            </p>
          )}
          <BondFacts bond={bond} />
        </BondFrame>
        <VerifyLink token={bond.verifyToken} />
      </div>
      <div className="grid gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <BondActions bond={bond} filer={filer} />
        {bond.status === 'active' && (
          <BondSteps bond={bond} filer={filer} signed={signedBond(catalogue, bond)} />
        )}
        <BondTimeline bond={bond} />
        <AuditBundle bond={bond} />
        {filing && !hasEnded && <FilingCard bond={bond} category={category} filing={filing} />}
      </div>
      <div className="grid gap-10">
        <ChangeBond bond={bond} site={site} />
        <ReleaseCard bond={bond} catalogue={catalogue} site={site} />
      </div>
    </div>
  );
}

/**
 * A missing bond and another customer's bond look the same, so that nobody can find out by guessing which bonds exist.
 */
function NoSuchBond() {
  return (
    <section className="py-6">
      <h1 className="text-2xl">That bond is not in your account</h1>
      <p className="mt-3 max-w-text">
        This address doesn’t match any bond of yours. If someone sent you the link, it opens only in
        the account that holds the bond. If it should be in yours, it may have been bought under
        another email address: <a href="/support">ask us</a>.
      </p>
    </section>
  );
}
