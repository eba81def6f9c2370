import type { Bond } from '~/data/bonds';
import { formatDate } from '~/domain/dates';
import { BondRenewal } from './BondRenewal';
import { DownloadButton } from './DownloadButton';

/** What can be done with a bond: its papers, and the next term. */
export function BondActions({ bond }: { bond: Bond }) {
  const hasPapers = bond.hasBondFile || bond.hasPoaFile;
  const certificates = bond.continuations.filter(({ hasCertificate }) => hasCertificate);

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
      {certificates.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {certificates.map(({ term, startsOn, endsOn }) => (
            <li key={term} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <DownloadButton
                bond={bond}
                type="continuation"
                term={term}
                label="Continuation Certificate"
              />
              <span className="text-sm">
                {formatDate(startsOn)} to {formatDate(endsOn)}. File it with the bond.
              </span>
            </li>
          ))}
        </ul>
      )}
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
