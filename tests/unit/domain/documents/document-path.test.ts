import { expect, it } from 'vitest';
import { documentPath } from '~/domain/documents/document-path';

it('puts a document below its application and type, with a new name', () => {
  expect(
    documentPath({
      applicationId: '6f1c1c5e-8f5e-4a0e-9f59-0d3f4b1a2c3d',
      docType: 'personal_id',
      uuid: '0b0e7f9a-3a55-4a6e-8a39-5a1b2c3d4e5f',
      name: '../Driver License.PDF',
    }),
  ).toBe(
    'app/6f1c1c5e-8f5e-4a0e-9f59-0d3f4b1a2c3d/personal_id/0b0e7f9a-3a55-4a6e-8a39-5a1b2c3d4e5f-driver-license.pdf',
  );
});
