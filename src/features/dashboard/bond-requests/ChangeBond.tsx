import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Bond } from '~/data/bonds/bonds';
import type { BondRequests } from '~/data/bonds/bond-requests';
import { parseBondSlug, type BondSlug } from '~/domain/bonds/bond-types';
import { readReleaseProof, withoutRelease } from '~/domain/dashboard/request-address';
import { REQUEST_TIME } from '~/domain/underwriting/review-time';
import { readAddressSearch, setAddressSearch } from '~/platform/address';
import { bondRequestsView, changeDraft, requestDraftOf } from '~/stores/bond-requests';
import { Button } from '~/ui/Button';
import type { DeskSite } from '../catalogue';
import { useDeskView } from '../use-desk-view';
import { ViewFrame } from '../ViewFrame';
import { focusRequests, REQUESTS_HEADING } from './focus-requests';
import { RequestForm } from './RequestForm';
import { RequestList } from './RequestList';

type Props = { bond: Bond; site: DeskSite };

/** The customer's requests about a bond, and a form for the next request while the bond is in force. */
export function ChangeBond({ bond, site }: Props) {
  const view = useDeskView(bondRequestsView, bond.id);
  const bondSlug = parseBondSlug(bond.bondSlug);
  const isActive = bond.status === 'active';
  useEffect(() => openAskedRelease(bond.id), [bond.id]);
  if (!isActive && !view.value?.requests.length) return null;

  return (
    <section aria-labelledby={REQUESTS_HEADING} className="no-print">
      <h2 id={REQUESTS_HEADING} tabIndex={-1} className="text-xl focus:outline-none">
        Change or end this bond
      </h2>
      <div className="mt-3">
        <ViewFrame
          view={view}
          label="Loading your requests"
          lines={2}
          onRetry={() => void bondRequestsView.refresh(bond.id)}
          notLoaded="Failed to load your requests"
        >
          {(known) => (
            <>
              <RequestList requests={known.requests} bond={bond} />
              {isActive && bondSlug && (
                <NextRequest bond={bond} bondSlug={bondSlug} known={known} site={site} />
              )}
            </>
          )}
        </ViewFrame>
      </div>
    </section>
  );
}

/** Opens the form for a release that a link asks for, with its proof chosen. */
function openAskedRelease(bondId: string): void {
  const search = readAddressSearch();
  const proofKind = readReleaseProof(search);
  if (!proofKind) return;

  changeDraft(bondId, { isOpen: true, kind: 'release', proofKind });
  setAddressSearch(withoutRelease(search), 'replace');
  focusRequests();
}

type NextProps = Props & { bondSlug: BondSlug; known: BondRequests };

function NextRequest({ bond, bondSlug, known, site }: NextProps) {
  const { isOpen } = useStore(requestDraftOf(bond.id));

  if (bond.applicationId === undefined) {
    return (
      <p className="max-w-text">
        This bond was written before this site. To change or end it write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    );
  }
  if (!isOpen) {
    return (
      <>
        <p className="mb-3 max-w-text">
          Request another name, address or amount, or end the bond. Attach the document that proves
          it. {REQUEST_TIME} To correct anything else, such as the number of a license or a
          contract, write to <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
        <Button
          onClick={() => {
            changeDraft(bond.id, { isOpen: true });
            focusRequests();
          }}
        >
          Start a request
        </Button>
      </>
    );
  }

  return (
    <RequestForm bond={bond} bondSlug={bondSlug} applicationId={bond.applicationId} known={known} />
  );
}
