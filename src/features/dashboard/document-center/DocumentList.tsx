import type { Bond } from '~/data/bonds/bonds';
import { documentsOf } from '~/domain/bonds/bond-documents';
import { DocumentRow } from './DocumentRow';

/** The documents of some bonds as one list, the newest bond first. */
export function DocumentList({ bonds }: { bonds: readonly Bond[] }) {
  return (
    <ul className="divide-y divide-rule">
      {bonds.flatMap((bond) =>
        documentsOf(bond).map((document) => (
          <li key={document.id} className="py-5 first:pt-1 last:pb-1">
            <DocumentRow document={document} bond={bond} />
          </li>
        )),
      )}
    </ul>
  );
}
