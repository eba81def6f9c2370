import type { Bond } from '~/data/bonds';
import { canRenew } from '~/domain/bonds/bond-standing';
import { renewalHref } from '~/domain/bonds/renewal-words';
import { DownloadButton } from './DownloadButton';

/** What can be done with a bond: its papers, and the next term. */
export function BondActions({ bond }: { bond: Bond }) {
  const hasPapers = bond.hasBondFile || bond.hasPoaFile;

  return (
    <section aria-labelledby="papers-heading" className="no-print">
      <h2 id="papers-heading" className="text-xl">
        Papers
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {bond.hasBondFile && <DownloadButton bond={bond} type="bond" label="Bond" />}
        {bond.hasPoaFile && <DownloadButton bond={bond} type="poa" label="POA" />}
        {!hasPapers && (
          <p className="text-muted">They are being made out. We write to you when they are here.</p>
        )}
      </div>
      {bond.hasPoaFile && (
        <p className="mt-2 text-sm text-muted">
          POA is the power of attorney: it proves that whoever signed the bond may sign for the
          surety. File it with the bond.
        </p>
      )}
      {canRenew({ status: bond.status, expiryDate: bond.expiryDate }) && (
        <p className="mt-3">
          <a href={renewalHref(bond)} className="button button-secondary">
            Start Renewal
          </a>
        </p>
      )}
    </section>
  );
}
