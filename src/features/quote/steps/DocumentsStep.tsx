import { useStore } from '@nanostores/react';
import { documentTypeLabel, type DocumentType } from '~/domain/bonds/bond-types';
import { phoneHref } from '~/domain/formats/phone';
import { DOCUMENTS_MESSAGE, missingDocuments } from '~/domain/quote/required-documents';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { DOCUMENT_LIST_FAILURES } from '../messages';
import type { QuoteBond } from '../quote-bond';
import type { StepProps } from '../step-modules';
import { StepFooter } from '../StepFooter';
import { $bond, $site, $uploadedDocuments } from '../store';
import { type RequiredDocuments, useRequiredDocuments } from './use-required-documents';

/** Step 5: which documents the bond asks for. Bonds that ask for none go straight on. */
export function DocumentsStep(props: StepProps) {
  const bond = useStore($bond);

  return bond && <DocumentsOfBond bond={bond} {...props} />;
}

function DocumentsOfBond({ bond, onContinue }: StepProps & { bond: QuoteBond }) {
  const uploaded = useStore($uploadedDocuments);
  const { required, retry } = useRequiredDocuments(bond.slug);
  const missing =
    required.status === 'loaded'
      ? missingDocuments({ requiredDocuments: required.types }, uploaded)
      : undefined;

  return (
    <>
      <DocumentList bond={bond} required={required} onRetry={retry} />
      {missing && missing.length > 0 && <HowToGoOn />}
      <StepFooter isDisabled={missing?.length !== 0} onSubmit={onContinue} />
    </>
  );
}

type DocumentListProps = {
  bond: QuoteBond;
  required: RequiredDocuments;
  onRetry: () => void;
};

function DocumentList({ bond, required, onRetry }: DocumentListProps) {
  if (required.status === 'loading') return <Skeleton label="Loading the list of documents" />;

  if (required.status === 'failed') {
    const { title, description } = DOCUMENT_LIST_FAILURES[required.code];

    return (
      <Alert
        type="danger"
        title={title}
        isAnnounced
        actions={<Button onClick={onRetry}>Retry</Button>}
      >
        {description}
      </Alert>
    );
  }

  if (required.types.length === 0) {
    return (
      <Alert type="success" title="No documents are needed">
        We ask for no documents for the {bond.name}. Continue to the price.
      </Alert>
    );
  }

  return <Requirements bond={bond} types={required.types} />;
}

function Requirements({ bond, types }: { bond: QuoteBond; types: readonly DocumentType[] }) {
  return (
    <>
      <p className="max-w-text">
        For the {bond.name} an underwriter reads these documents. Each may be a PDF, DOC, DOCX, JPG,
        JPEG or PNG file of up to 25MB; a clear photograph is fine.
      </p>
      <ul className="mt-6 divide-y divide-rule border-y border-rule">
        {inOrderOf(bond.requiredDocuments, types).map((type) => (
          <li key={type} className="flex flex-wrap items-baseline justify-between gap-x-6 py-4">
            <div className="max-w-text">
              <p className="font-semibold">{documentTypeLabel(type)}</p>
              <p className="text-muted">{bond.documentAsks[type]}</p>
            </div>
            <p className="text-sm font-semibold text-warning">Required</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The types in the catalogue's order, which begins with what matters most. */
function inOrderOf(order: readonly DocumentType[], types: readonly DocumentType[]): DocumentType[] {
  return types.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Uploading is not built yet. Say so, and how to get the bond all the same. */
function HowToGoOn() {
  const { phone, email } = useStore($site);

  return (
    <div className="mt-6 grid gap-6">
      <Alert type="warning">{DOCUMENTS_MESSAGE}</Alert>
      <div className="max-w-text">
        <h3 className="text-lg">How to go on now</h3>
        <p className="mt-2">
          Uploading on this page is not available yet. Call <a href={phoneHref(phone)}>{phone}</a>{' '}
          or write to <a href={`mailto:${email}`}>{email}</a>: we take your documents in a safe way
          and finish the application with you. Send no document or Social Security number by plain
          e-mail.
        </p>
        <p className="mt-2">
          Your answers are kept for 30 days after your last change, on this device and, when you are
          signed in, in your account, so you can close this page and come back. Your Social Security
          number, EIN and date of birth are not kept; you enter them again.
        </p>
      </div>
    </div>
  );
}
