import type { Bond } from '~/data/bonds/bonds';
import { requestKindLabel } from '~/domain/bond-requests/request-kinds';
import { parseBondSlug } from '~/domain/bonds/bond-types';
import { hasBondEnded } from '~/domain/bonds/bond-status';
import { formatDate } from '~/domain/dates';
import { isFiledByCustomer } from '~/domain/bonds/filing-steps';
import { filingOffice } from '~/domain/bonds/paper-signing';
import { RIDER_NOTARY } from '~/domain/bonds/rider';
import type { Filer } from '~/domain/states/filing';
import { DownloadButton } from './DownloadButton';
import { PaperTick } from './PaperTick';
import { ReceiptButton } from './ReceiptButton';
import { RiderDownloads } from './RiderDownloads';

/** The papers added to a bond after issue: continuation certificates and riders. */
export function LaterPapers({ bond, filer }: { bond: Bond; filer: Filer }) {
  const certificates = bond.continuations.filter(({ hasCertificate }) => hasCertificate);
  if (certificates.length === 0 && bond.riders.length === 0) return null;

  return (
    <ul className="mt-4 grid gap-3">
      {certificates.map(({ term, startsOn, endsOn, applicationId, isFiled }) => (
        <li key={`term-${term}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DownloadButton
            bond={bond}
            type="continuation"
            ordinal={term}
            label="Continuation Certificate"
          />
          {applicationId !== undefined && (
            <ReceiptButton bondNumber={bond.number} applicationId={applicationId} term={term} />
          )}
          <span className="text-sm">
            {formatDate(startsOn)} to {formatDate(endsOn)}.{' '}
            {isFiledByCustomer(filer)
              ? 'File the certificate where the bond is filed, before this term starts.'
              : 'Keep the certificate with the bond.'}
          </span>
          {bond.status === 'active' && isFiledByCustomer(filer) && (
            <div className="w-full">
              <PaperTick bondId={bond.id} paper={{ term }} isFiled={isFiled} />
            </div>
          )}
        </li>
      ))}
      {bond.riders.map((rider) => (
        <li key={`rider-${rider.number}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <RiderPapers bond={bond} rider={rider} filer={filer} />
          {rider.hasFile && bond.status === 'active' && isFiledByCustomer(filer) && (
            <div className="w-full">
              <PaperTick bondId={bond.id} paper={{ rider: rider.number }} isFiled={rider.isFiled} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type RiderProps = { bond: Bond; rider: Bond['riders'][number]; filer: Filer };

function RiderPapers({ bond, rider, filer }: RiderProps) {
  const { number, kind, effectiveOn, hasFile, hasPoaFile } = rider;
  if (!hasFile) {
    return (
      <span className="text-sm text-muted">
        Rider {number} of {formatDate(effectiveOn)} is being prepared. Check again in an hour.
      </span>
    );
  }

  return (
    <>
      <RiderDownloads bond={bond} rider={number} bringsPower={hasPoaFile} />
      <span className="text-sm">
        {requestKindLabel(kind)} of {formatDate(effectiveOn)}. {hasPoaFile ? 'Both are' : 'It is'}{' '}
        part of the bond
        {hasBondEnded(bond.status) ? '.' : `: ${riderTask(bond, hasPoaFile, filer)}`}
      </span>
    </>
  );
}

function riderTask({ bondSlug, obligee }: Bond, bringsPower: boolean, filer: Filer): string {
  const papers = bringsPower ? 'both' : 'it';
  const place = isFiledByCustomer(filer)
    ? `file ${papers} with ${filingOffice(parseBondSlug(bondSlug), obligee)}`
    : `keep ${papers} with the bond`;

  return `sign the rider, and ${place}. ${RIDER_NOTARY}`;
}
