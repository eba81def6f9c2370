/** Which files of a contractor's desk an application can send as its documents. */
import type { DocumentType } from '../bonds/bond-types.ts';
import type { ContractorFileKind } from './contractor-file-kinds.ts';

const KINDS: Readonly<Partial<Record<DocumentType, readonly ContractorFileKind[]>>> = {
  financial_statements: ['statement'],
  contract_details: ['contract', 'bond-form'],
  other: ['other'],
};

type DeskFile = { kind: ContractorFileKind; projectId?: string | undefined };

/** The files of the company and of one project that fit a type of document. */
export function filesToSend<File extends DeskFile>(
  files: readonly File[],
  type: DocumentType,
  project: string,
): File[] {
  return files.filter(
    ({ kind, projectId = project }) => (KINDS[type] ?? []).includes(kind) && projectId === project,
  );
}
