import { documentTypeLabel } from '~/domain/bonds/bond-types';
import type { UploadedFile } from '../store';
import { ReviewCard } from './ReviewCard';

/** The documents that go with the application. */
export function DocumentsCard({ uploaded }: { uploaded: readonly UploadedFile[] }) {
  const types = [...new Set(uploaded.map(({ docType }) => docType))];

  return (
    <ReviewCard title="Documents" editStep="documents" isFolded>
      {types.length === 0 ? (
        <p>No documents are needed for this bond.</p>
      ) : (
        <dl className="grid gap-3">
          {types.map((type) => (
            <div key={type}>
              <dt className="text-muted">{documentTypeLabel(type)}</dt>
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
