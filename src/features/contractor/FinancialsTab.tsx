import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { StatementsPart } from './StatementsPart';
import { WipPart } from './WipPart';

/** Financial statements, and work in progress. */
export function FinancialsTab({ desk }: { desk: ContractorDesk }) {
  return (
    <div className="grid gap-10">
      <StatementsPart desk={desk} />
      <WipPart desk={desk} />
    </div>
  );
}
