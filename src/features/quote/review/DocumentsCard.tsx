import { documentTypeLabel } from '~/domain/bonds/bond-types';
import { formTitle, ownFormFor } from '~/domain/bonds/own-form';
import type { StateCode } from '~/domain/us-states';
import type { QuoteBond } from '../quote-bond';
import type { UploadedFile } from '../store';
import { ReviewCard } from './ReviewCard';

type Props = { bond: QuoteBond; stateCode: StateCode; uploaded: readonly UploadedFile[] };

/** The documents that go with the application. */
export function DocumentsCard({ bond, stateCode, uploaded }: Props) {
  // The upload step names the only area so (`DocumentAreas`).
  const form = bond.requiredDocuments.length === 0 ? ownFormFor(bond, stateCode) : undefined;
  const otherName = form ? formTitle(form) : bond.otherDocument;
  const types = [...new Set(uploaded.map(({ docType }) => docType))];

  return (
    <ReviewCard title="Documents" editStep="documents" isFolded>
      {types.length === 0 ? (
        <p>You need no documents to apply for this bond.</p>
      ) : (
        <dl className="grid gap-3">
          {types.map((type) => (
            <div key={type}>
              <dt className="text-muted">{documentTypeLabel(type, otherName)}</dt>
              {namesOf(type, uploaded).map((name, index) => (
                <dd key={index}>
                  <bdi>{name}</bdi>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </ReviewCard>
  );
}

function namesOf(type: string, uploaded: readonly UploadedFile[]): string[] {
  return uploaded.filter(({ docType }) => docType === type).map(({ name }) => name);
}
