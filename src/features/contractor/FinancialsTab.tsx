import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { FilesPart } from './files/FilesPart';
import { StatementsPart } from './StatementsPart';
import { WipPart } from './WipPart';

/** Financial statements, and work in progress. */
export function FinancialsTab({ desk }: { desk: ContractorDesk }) {
  return (
    <div className="grid gap-10">
      <StatementsPart desk={desk} />
      <section aria-labelledby="company-files-title" className="grid gap-3">
        <h2 id="company-files-title" className="text-xl">
          Files of statements
        </h2>
        <p className="max-w-text">
          Add the statement itself here. An underwriter compares your figures with it.
        </p>
        <FilesPart contractorId={desk.id} projectId={null} purpose="a financial statement" />
      </section>
      <WipPart desk={desk} />
    </div>
  );
}
