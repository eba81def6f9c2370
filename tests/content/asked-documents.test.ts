import { expect, it } from 'vitest';
import { readBonds } from '../tools/catalogue/read-content.ts';

it('asks an administrator for the list of heirs only if there is one, because any file completes the upload', () => {
  const administrator = readBonds().find(({ id }) => id === 'administrator');
  const papers = administrator?.data.requiredDocuments.find(({ type }) => type === 'other');

  expect(papers?.ask).toContain('with the list of heirs if you have one.');
});
