import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { STEP_NAMES } from '~/domain/quote/journey';
import { DOCUMENTS_MESSAGE, missingDocuments } from '~/domain/quote/required-documents';
import { callPart } from '~/platform/page-parts';
import { $documents } from '~/stores/documents';
import { $session, shownUser } from '~/stores/session';
import { Alert } from '~/ui/Alert';
import { Skeleton } from '~/ui/Skeleton';
import { DocumentAreas } from '../documents/DocumentAreas';
import { followQuoteDocuments } from '../documents/follow-quote-documents';
import { useAwaitedStep } from '../documents/use-awaited-step';
import type { QuoteBond } from '../quote-bond';
import type { StepProps } from '../step-props';
import { StepFooter } from '../StepFooter';
import { $bond, $renews, $selection, $uploadedDocuments } from '../store';
import { useRequiredDocuments } from './use-required-documents';

/**
 * Step 5: the required documents and their upload. A bond without required documents can continue
 * at once.
 */
export function DocumentsStep(props: StepProps) {
  const bond = useStore($bond);

  useEffect(() => {
    followQuoteDocuments();
    // Load the toasts now, because the first toast may be about a lost connection.
    callPart('toaster');
  }, []);

  const awaited = useAwaitedStep();
  if (awaited) return <Skeleton label={`Loading ${STEP_NAMES[awaited]}`} lines={5} />;

  return bond && <DocumentsOfBond bond={bond} {...props} />;
}

function DocumentsOfBond({ bond, onContinue }: StepProps & { bond: QuoteBond }) {
  const uploaded = useStore($uploadedDocuments);
  const isSignedIn = shownUser(useStore($session)) !== undefined;
  const isListKnown = useStore($documents)?.status !== 'loading' || !isSignedIn;
  const { isOfBid = false } = useStore($selection);
  const isRenewal = useStore($renews) !== undefined;
  const { required, retry } = useRequiredDocuments(bond.slug, { isOfBid, isRenewal });
  const missing =
    required.status === 'loaded'
      ? missingDocuments({ requiredDocuments: required.types }, uploaded)
      : undefined;

  return (
    <>
      <DocumentAreas bond={bond} required={required} onRetry={retry} />
      {missing && missing.length > 0 && isListKnown && (
        <div className="mt-6">
          <Alert type="warning">{DOCUMENTS_MESSAGE}</Alert>
        </div>
      )}
      <StepFooter isDisabled={missing?.length !== 0} onSubmit={onContinue} />
    </>
  );
}
