import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type DocumentType, documentTypeLabel, type UploadType } from '~/domain/bonds/bond-types';
import { formTitle, ownFormFor } from '~/domain/bonds/own-form';
import { shownOnce } from '~/domain/documents/shown-once';
import { documentAsk } from '~/domain/quote/required-documents';
import { parseStateCode } from '~/domain/us-states';
import { matterOfQuote } from '~/platform/matter-quotes';
import { $uploads } from '~/stores/document-uploads';
import { $documents, refreshDocuments } from '~/stores/documents';
import { $session, shownUser } from '~/stores/session';
import { Alert } from '~/ui/Alert';
import { LoadFailure } from '~/ui/LoadFailure';
import { Skeleton } from '~/ui/Skeleton';
import { DOCUMENT_LIST_FAILURES } from '../messages';
import type { QuoteBond } from '../quote-bond';
import { $quote, $renews, $selection } from '../store';
import type { RequiredDocuments } from '../steps/use-required-documents';
import { DocumentArea, pickerIdOf, RULE_ID } from './DocumentArea';
import { PasswordFirst } from './PasswordFirst';

export type DocumentAreasProps = {
  bond: QuoteBond;
  required: RequiredDocuments;
  onRetry: () => void;
};

/** The documents step above its footer: an introduction, and one area for each type of document. */
export function DocumentAreas({ bond, required, onRetry }: DocumentAreasProps) {
  const renews = useStore($renews);
  const { stateCode } = useStore($selection);
  const state = parseStateCode(stateCode ?? '');
  const ownForm = state && ownFormFor(bond, state);
  const hasDocuments = (useStore($documents)?.documents.length ?? 0) > 0;

  if (required.status === 'loading') return <Skeleton label="Loading the list of documents" />;
  if (required.status === 'failed')
    return <LoadFailure words={DOCUMENT_LIST_FAILURES[required.code]} onRetry={onRetry} />;

  if (required.types.length === 0) {
    return (
      <>
        <Alert type="success" title="No documents are needed">
          {renews && bond.requiredDocuments.length > 0
            ? `A renewal of the ${bond.name} needs none.`
            : `You need no documents to apply for the ${bond.name}.`}{' '}
          Continue to the price.
        </Alert>
        {ownForm ? (
          <details className="mt-6" open={hasDocuments}>
            <summary className="fold-name">
              {formTitle(ownForm)}: add it here if you have it
            </summary>
            <p id={RULE_ID} className="max-w-text">
              A PDF, DOC, DOCX, JPG, JPEG or PNG file of up to 25MB; a clear photograph is fine.
            </p>
            <Areas bond={bond} types={[]} formName={formTitle(ownForm)} />
          </details>
        ) : (
          hasDocuments && <Areas bond={bond} types={[]} />
        )}
      </>
    );
  }

  return (
    <>
      <p id={RULE_ID} className="max-w-text">
        For the {bond.name} an underwriter reads these documents. Each may be a PDF, DOC, DOCX, JPG,
        JPEG or PNG file of up to 25MB; a clear photograph is fine.
        {ownForm && ' If the court or agency gave you its form, add it to any of them.'}
      </p>
      <Areas bond={bond} types={required.types} />
    </>
  );
}

/** Only visitors need it. Without its code, the visitor can still sign in with a password. */
const SignInFirst = lazy(() =>
  import('./SignInFirst').then(
    (module) => ({ default: module.SignInFirst }),
    () => ({ default: PasswordFirst }),
  ),
);

/** The description of the area for other documents. */
const OTHER_ASK =
  'Anything else that helps: a letter from your attorney, an inventory, an earlier bond.';

/** The description of that area where it is named for the form of the court or agency. */
const FORM_ASK =
  'The form from the court or agency, blank or filled in. Add anything else that helps here too.';

type AreasProps = {
  bond: QuoteBond;
  types: readonly DocumentType[];
  /** The name of the area for other documents, where it is for the form of the court or agency. */
  formName?: string;
};

function Areas({ bond, types, formName }: AreasProps) {
  const session = useStore($session);
  const list = useStore($documents);
  const { quoteId } = useStore($quote);
  const { project } = useStore($selection);
  const { uploads, documents } = shownOnce(useStore($uploads), list?.documents ?? []);
  const required = inOrderOf(bond.requiredDocuments, types);
  const areas = required.includes('other') ? required : [...required, 'other' as const];
  // Show documents that were uploaded for another bond under "other", so that they are not lost.
  const areaOf = (docType: UploadType) => areas.find((area) => area === docType) ?? 'other';

  const user = shownUser(session);
  const isSignedIn = user !== undefined;
  // Every bond of a matter asks for the order, the judgment or the trust's papers under "other".
  const matterId = isSignedIn ? matterOfQuote(quoteId) : undefined;
  useFocusAfterSignIn(
    isSignedIn,
    session.status !== 'unknown' && !isSignedIn,
    list?.status !== 'loading' && areas[0] ? pickerIdOf(areas[0]) : undefined,
  );

  if (list?.status === 'loading' || session.status === 'unknown') {
    return (
      <div className="mt-6">
        <Skeleton label="Loading your documents" lines={required.length + 1} />
      </div>
    );
  }

  return (
    <div className="mt-6 grid gap-4">
      {/* On a phone, nothing else on the page says that the sign-in worked. */}
      <p role="status" className="wrap-anywhere text-muted empty:hidden">
        {user && `Signed in as ${user.email}.`}
      </p>
      {!isSignedIn && (
        <Suspense fallback={<Skeleton label="Loading the sign-in" />}>
          <SignInFirst />
        </Suspense>
      )}
      {list?.failure && (
        <LoadFailure
          words={DOCUMENT_LIST_FAILURES[list.failure]}
          onRetry={() => void refreshDocuments()}
        />
      )}
      {areas.map((type) => (
        <DocumentArea
          key={type}
          type={type}
          name={formName ?? documentTypeLabel(type, bond.otherDocument)}
          ask={documentAsk(
            type,
            formName === undefined ? (bond.documentAsks[type] ?? OTHER_ASK) : FORM_ASK,
            matterId !== undefined,
          )}
          isRequired={required.includes(type)}
          documents={documents.filter(({ docType }) => areaOf(docType) === type)}
          uploads={uploads.filter(({ docType }) => areaOf(docType) === type)}
          canUpload={list !== undefined}
          matterId={type === 'other' ? matterId : undefined}
          project={isSignedIn ? project : undefined}
        />
      ))}
    </div>
  );
}

/** Move the focus to the first upload button after a sign-in on this page removed the element that had it. */
function useFocusAfterSignIn(
  isSignedIn: boolean,
  isAsked: boolean,
  targetId: string | undefined,
): void {
  const wasAsked = useRef(false);

  useEffect(() => {
    if (isAsked) wasAsked.current = true;
    if (!isSignedIn || !wasAsked.current || targetId === undefined) return;

    wasAsked.current = false;
    if (document.activeElement !== document.body) return;

    const target = document.getElementById(targetId);
    target?.focus();
    // The sign-in left the page, so its place shows the middle of the areas.
    target?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [isAsked, isSignedIn, targetId]);
}

/** Sort the types in the catalog's order, which begins with the most important document. */
function inOrderOf(order: readonly DocumentType[], types: readonly DocumentType[]): DocumentType[] {
  return types.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
