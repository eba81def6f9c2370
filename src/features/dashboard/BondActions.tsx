import type { Bond } from '~/data/bonds';
import { BondRenewal } from './BondRenewal';
import { DownloadButton } from './DownloadButton';
import { LaterPapers } from './LaterPapers';

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
      <LaterPapers bond={bond} />
      {bond.hasPoaFile && (
        <p className="mt-2 text-sm text-muted">
          POA is the power of attorney: it proves that whoever signed the bond may sign for the
          surety. File it with the bond.
        </p>
      )}
      <BondRenewal bond={bond} />
    </section>
  );
}
