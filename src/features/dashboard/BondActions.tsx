import type { Bond } from '~/data/bonds';
import { canRenew } from '~/domain/bonds/bond-standing';
import { renewalHref } from '~/domain/bonds/renewal-words';
import { DownloadButton } from './DownloadButton';

/** What can be done with a bond: its papers, and the next term. */
export function BondActions({ bond }: { bond: Bond }) {
  const hasPapers = bond.hasBondFile || bond.hasPoaFile;

  return (
    <div className="no-print mt-6 flex flex-wrap items-center gap-3">
      {bond.hasBondFile && <DownloadButton bond={bond} type="bond" label="Bond" />}
      {bond.hasPoaFile && <DownloadButton bond={bond} type="poa" label="POA" />}
      {!hasPapers && (
        <p className="text-muted">
          Its papers are being made out. We write to you when they are here.
        </p>
      )}
      {canRenew({ status: bond.status, expiryDate: bond.expiryDate }) && (
        <a href={renewalHref(bond)} className="button button-quiet">
          Start Renewal
        </a>
      )}
    </div>
  );
}
