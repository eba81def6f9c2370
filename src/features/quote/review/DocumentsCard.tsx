import { documentTypeLabel } from '~/domain/bonds/bond-types';
import type { QuoteBond } from '../quote-bond';
import type { UploadedFile } from '../store';
import { ReviewCard } from './ReviewCard';

type Props = { bond: QuoteBond; uploaded: readonly UploadedFile[] };

/** The documents that go with the application. */
export function DocumentsCard({ bond, uploaded }: Props) {
  const types = [...new Set(uploaded.map(({ docType }) => docType))];

  return (
    <ReviewCard title="Documents" editStep="documents" isFolded>
      {types.length === 0 ? (
        <p>You need no documents to apply for this bond.</p>
      ) : (
        <dl className="grid gap-3">
          {types.map((type) => (
            <div key={type}>
              <dt className="text-muted">{documentTypeLabel(type, bond.otherDocument)}</dt>
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
