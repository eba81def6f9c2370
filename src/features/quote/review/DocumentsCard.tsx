import { documentTypeLabel, type DocumentType } from '~/domain/bonds/bond-types';
import { ReviewCard } from './ReviewCard';

/** The documents that go with the application. */
export function DocumentsCard({ uploaded }: { uploaded: readonly DocumentType[] }) {
  return (
    <ReviewCard title="Documents" editStep="documents">
      {uploaded.length === 0 ? (
        <p>No documents are needed for this bond.</p>
      ) : (
        <ul className="list-disc pl-5">
          {uploaded.map((type) => (
            <li key={type}>{documentTypeLabel(type)}</li>
          ))}
        </ul>
      )}
    </ReviewCard>
  );
}
