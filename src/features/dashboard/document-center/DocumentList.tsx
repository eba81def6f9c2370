import type { Bond } from '~/data/bonds/bonds';
import { forObligee } from '~/domain/bonds/obligee-words';
import { documentsOf } from '~/domain/bonds/bond-documents';
import { parseStateCode, stateName } from '~/domain/us-states';
import { DocumentRow } from './DocumentRow';

/** The documents of each bond under its name, the newest bond first. */
export function DocumentList({ bonds }: { bonds: readonly Bond[] }) {
  return (
    <ul className="divide-y divide-rule">
      {bonds.map((bond) => (
        <li key={bond.id} className="py-5 first:pt-1 last:pb-1">
          <DocumentsOfBond bond={bond} />
        </li>
      ))}
    </ul>
  );
}

function DocumentsOfBond({ bond }: { bond: Bond }) {
  const { id, bondName, number, obligee, stateCode } = bond;
  const state = parseStateCode(stateCode);

  return (
    <section aria-labelledby={`documents-${id}`}>
      <h2 id={`documents-${id}`} className="text-xl">
        {bondName}
      </h2>
      <p className="text-muted">
        <span className="whitespace-nowrap tabular-nums">{number}</span>,{' '}
        {forObligee(bond.bondSlug, obligee)}, {state ? stateName(state) : stateCode}
      </p>
      <ul>
        {documentsOf(bond).map((document) => (
          <li key={document.id} className="mt-4">
            <DocumentRow document={document} bond={bond} />
          </li>
        ))}
      </ul>
    </section>
  );
}
