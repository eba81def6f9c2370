import type { Bond } from '~/data/bonds/bonds';
import { packetWords } from '~/domain/bonds/packet-words';
import type { Filer } from '~/domain/states/filing';
import { BondRenewal } from './BondRenewal';
import { DownloadButton } from './DownloadButton';
import { LaterPapers } from './LaterPapers';
import { ReceiptButton } from './ReceiptButton';
import { hasPapers } from './has-papers';

type Props = { bond: Bond; filer: Filer };

/** The actions on a bond: downloading its papers and renewing it. */
export function BondActions({ bond, filer }: Props) {
  return (
    <section id="papers" tabIndex={-1} aria-labelledby="papers-heading" className="no-print">
      <h2 id="papers-heading" className="text-xl">
        Papers
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {bond.hasBondFile && <DownloadButton bond={bond} type="bond" label="Bond" />}
        {bond.hasPoaFile && <DownloadButton bond={bond} type="poa" label="POA" />}
        {bond.hasBondFile && bond.hasPoaFile && (
          <DownloadButton bond={bond} type="packet" label="Filing packet" />
        )}
        {bond.applicationId !== undefined && (
          <ReceiptButton bondNumber={bond.number} applicationId={bond.applicationId} />
        )}
        {!hasPapers(bond) && (
          <p className="text-muted">We’re preparing them. We’ll email you when they’re ready.</p>
        )}
      </div>
      <LaterPapers bond={bond} filer={filer} />
      {bond.hasPoaFile && (
        <p className="mt-2 text-sm text-muted">
          POA is the power of attorney: it proves that the signer of the bond can sign for the
          surety. {filer === 'nobody' ? 'Keep' : 'File'} it with the bond. {packetWords(filer)} To
          email the bond, send Bond and POA: a packet can’t be verified as a file.
        </p>
      )}
      <BondRenewal bond={bond} />
    </section>
  );
}
