import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentSchema } from '~/collections/schemas/consent';
import { ATTESTATION_FILES, CONSENT_GROUPS, CONSENTS } from '~/domain/signing/consents';
import { readContent } from '../tools/catalogue/read-content.ts';

const FILES = [
  ...ATTESTATION_FILES,
  ...CONSENT_GROUPS.flatMap((group) => CONSENTS.map((id) => `${group}/${id}`)),
];

/** The words of each published version, as the first 12 digits of their SHA-256. Add a version; never change one. */
const PUBLISHED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  attestation: { 'v1.0': 'cfb90010210e', 'v1.1': 'aa7f4d022c2b' },
  'underwriter-attestation': { 'v1.0': '4afa45e36832' },
  'matter/e-records': { 'v1.0': '8cabac90f6c6', 'v1.1': 'fac58cbde343' },
  'matter/application': { 'v1.0': 'bb7f66efcf49', 'v1.1': 'd787872cd71f' },
  'matter/credit': { 'v1.0': '30f9aed571cd', 'v1.1': 'e72a5f7dd28c' },
  'matter/indemnity': { 'v1.0': '0583bc6707b8' },
  'line/e-records': { 'v1.0': '8cabac90f6c6', 'v1.1': '4d6688f236bd' },
  'line/application': { 'v1.0': 'bb7f66efcf49', 'v1.1': '6c80732fed96' },
  'line/credit': { 'v1.0': '30f9aed571cd', 'v1.1': 'cf05755c29e0' },
  'line/indemnity': { 'v1.0': '0583bc6707b8', 'v1.1': '4a361cfcc4db' },
};

it.each(FILES)('a consent with new words has a new version: %s', (file) => {
  const { version, title, text, agree } = readContent(`consents/${file}.yaml`, consentSchema);
  const words = JSON.stringify([title, text, agree]);

  expect(PUBLISHED[file]?.[version], `Publish ${file} as a new version`).toBe(
    createHash('sha256').update(words).digest('hex').slice(0, 12),
  );
});
