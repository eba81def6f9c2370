import { describe, expect, it } from 'vitest';
import { BOND_FILE_TYPES } from '~/domain/bonds/bond-files';
import {
  bondFileRequestSchema,
  bondIdRequestSchema,
  isBuyersPaper,
  packetRequestSchema,
} from '~/domain/bonds/bond-file-request';

const bondId = '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b';
const quoteKey = 'k'.repeat(43);

describe.each([
  ['audit-bundle', bondIdRequestSchema],
  ['filing-packet', packetRequestSchema],
])('the body of %s', (_, schema) => {
  it('is valid with the id of a bond', () => {
    expect(schema.parse({ bondId })).toEqual({ bondId });
  });

  it.each([
    ['no bond', {}],
    ['an id that is none', { bondId: '1' }],
    ['a user of its own choosing', { bondId, userId: bondId }],
  ])('is refused with %s', (_words, body) => {
    expect(schema.safeParse(body).success).toBe(false);
  });
});

describe.each([
  ['filing-packet', packetRequestSchema, { bondId }],
  ['generate-signed-url', bondFileRequestSchema, { bondId, type: 'bond' }],
] as const)('the body of %s', (_, schema, request) => {
  it('may have the key of the quote, which is of one length', () => {
    expect(schema.parse({ ...request, quoteKey })).toEqual({ ...request, quoteKey });
    expect(schema.safeParse({ ...request, quoteKey: quoteKey.slice(1) }).success).toBe(false);
  });
});

it('a buyer without an account gets the bond and its power of attorney, and no later paper', () => {
  expect(BOND_FILE_TYPES.filter(isBuyersPaper)).toEqual(['bond', 'poa']);
});
