import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../support/accessibility.ts';
import { CONTRACTOR_FACTS, projectFacts } from '../support/contractor-rows.ts';
import { area, documentsOf, fileLine, storedFile } from '../support/document-actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { reachDocuments } from '../support/quote-actions.ts';
import { notaryDraft } from '../support/quote-draft.ts';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions.ts';
import type { Customer } from '../support/stack.ts';
import { pdfOfSize } from '../support/upload-files.ts';

const STATEMENT = pdfOfSize(700);

const CONTRACT = {
  companion: 'payment-bond',
  project: 'Lowcountry Library, Beaufort',
  contractNumber: 'P-1',
  contractDate: 'Not signed yet',
  contractPrice: '$350,000',
};

/** Open a desk with one project and two files, and return the draft of the project's final bonds. */
async function openDeskWithFiles({ client }: Customer): Promise<string> {
  const [contractorId, projectId] = [randomUUID(), randomUUID()];
  const opened = await client.rpc('save_contractor', {
    of_contractor: contractorId,
    expected: 0,
    facts: CONTRACTOR_FACTS,
  });
  expect(opened.error).toBeNull();
  const saved = await client.rpc('save_project', {
    of_contractor: contractorId,
    expected: 0,
    facts: projectFacts({ id: projectId }) as never,
  });
  expect(saved.error).toBeNull();
  for (const [kind, name, ofProject, file] of [
    ['statement', 'Fiscal 2025.pdf', null, STATEMENT],
    ['contract', 'Contract P-1.pdf', projectId, pdfOfSize(800)],
  ] as const) {
    const added = await client.functions.invoke('add-contractor-file', {
      body: {
        fileId: randomUUID(),
        contractorId,
        projectId: ofProject,
        kind,
        name,
        content: file.toString('base64'),
      },
    });
    expect(added.error).toBeNull();
  }

  return notaryDraft()
    .replace(
      '"selection":{"bondType":"notary","stateCode":"TN"}',
      `"selection":${JSON.stringify({ bondType: 'performance-bond', stateCode: 'SC', project: { contractorId, projectId } })}`,
    )
    .replace('"termYears":"4"', '"termYears":"1"')
    .replace('$10,000', '$350,000')
    .replace(/"matter":\{[^}]*\}/, `"matter":${JSON.stringify(CONTRACT)}`);
}

test('a contractor sends the statement and the contract of the desk with the application, and looks for no file @phone', async ({
  page,
}) => {
  test.slow();
  const contractor = await newCustomer();
  const draft = await openDeskWithFiles(contractor);
  await rememberCustomer(page.context(), await sessionText(contractor));
  await reachDocuments(page, draft);

  const statements = area(page, 'Financial statements');
  const statement = fileLine(page, 'Fiscal 2025.pdf');
  await expect(statements.getByRole('heading', { name: 'Files of your desk' })).toBeVisible();
  await expect(statement).toContainText('Financial statement');
  await expect(area(page, 'Contract details')).toContainText('Contract P-1.pdf');
  await expect(statements).not.toContainText('Contract P-1.pdf');
  await expectNoViolations(page);

  await statement.getByRole('button', { name: 'Use this file' }).click();
  await expect(page.getByText('Fiscal 2025.pdf uploaded successfully')).toBeVisible();
  await expect(statements).toContainText('Uploaded');
  await expect(statements.getByRole('heading', { name: 'Files of your desk' })).toHaveCount(0);
  const [document] = await documentsOf(contractor);
  expect(document).toMatchObject({ doc_type: 'financial_statements' });
  expect(await storedFile(contractor, String(document?.['storage_path']))).toEqual(STATEMENT);
});
