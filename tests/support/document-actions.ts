import { expect, type Locator, type Page } from '@playwright/test';
import { notaryDraft } from './quote-draft.ts';
import { reachDocuments } from './quote-actions.ts';
import { rememberCustomer, sessionText } from './session-actions.ts';
import type { Customer } from './stack.ts';
import { readRows, type Row } from './test-stack.ts';

/** A file as Playwright passes it to a page. */
export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** The facts that the paper of an executor's bond in Texas names. */
const EXECUTOR_MATTER = {
  capacity: 'independent executor',
  decedent: 'Harold M. Whitfield',
  court: 'Probate Court No. 1',
  county: 'Washington County',
  caseNumber: 'Not assigned yet',
};

/** The name of the court's documents that the bond of `executorDraft` requires. */
export const COURT_PAPERS = 'Petition or court order, and the will';

/** The draft of an executor in Texas who has answered every question, without the answers that are never stored. */
export function executorDraft(): string {
  return notaryDraft()
    .replace('"bondType":"notary"', '"bondType":"executor-personal-representative"')
    .replaceAll('"TN"', '"TX"')
    .replace('"termYears":"4"', '"termYears":"1"')
    .replace(/"matter":\{[^}]*\}/, `"matter":${JSON.stringify(EXECUTOR_MATTER)}`);
}

/** Open the wizard as a customer at the Documents step of an executor's quote. */
export async function reachUploads(page: Page, customer: Customer, draft = executorDraft()) {
  await rememberCustomer(page.context(), await sessionText(customer));
  await reachDocuments(page, draft);
  await expect(area(page, 'Personal identification').getByRole('button')).not.toHaveCount(0);
}

/** The area of one kind of document. */
export function area(page: Page, label: string): Locator {
  return page.getByRole('region', { name: label, exact: true });
}

/** The row of one file. */
export function fileLine(page: Page, name: string): Locator {
  // A line of the dashboard's inbox may hold the list of files.
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: name, hasNot: page.getByRole('article') });
}

/** Choose files for an area with the browser's file dialog. */
export async function chooseFiles(page: Page, label: string, files: string | Upload | Upload[]) {
  const chooser = page.waitForEvent('filechooser');
  await area(page, label)
    .getByRole('button', { name: `Choose files for ${label}` })
    .click();
  await (await chooser).setFiles(files);
}

/** All documents of a customer's applications, including deleted ones. */
export function documentsOf({ userId }: Customer): Promise<Row[]> {
  return readRows('application_documents', { uploaded_by: `eq.${userId}` });
}

/** A file to upload. */
export function upload(name: string, buffer: Buffer, mimeType = 'application/pdf'): Upload {
  return { name, mimeType, buffer };
}

/** The id of the quote in a draft. */
export function quoteIdIn(draft: string): string {
  return (JSON.parse(draft) as { quoteId: string }).quoteId;
}

/** The bytes of a file as its owner downloads them. Throws for a missing file. */
export async function storedFile({ client }: Customer, path: string): Promise<Buffer> {
  const { data, error } = await client.storage.from('applications').download(path);
  if (error) throw error;

  return Buffer.from(await data.arrayBuffer());
}

/** The names of the files in Storage for a quote's documents of the type `other`. */
export async function filesOf({ client }: Customer, quoteId: string): Promise<string[]> {
  const { data, error } = await client.storage.from('applications').list(`app/${quoteId}/other`);
  if (error) throw error;

  return data.map(({ name }) => name);
}
