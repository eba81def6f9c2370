import { describe, expect, it } from 'vitest';
import { receiptRequestSchema } from '~/domain/papers/receipt-request';

const applicationId = '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b';

describe('the body of application-receipt', () => {
  it.each([
    ['of a signed-in customer', { applicationId }],
    ['of a visitor with the key', { applicationId, quoteKey: 'k'.repeat(43) }],
  ])('is valid with %s', (_, body) => {
    expect(receiptRequestSchema.parse(body)).toEqual(body);
  });

  it.each([
    ['no application', {}],
    ['a key of another length', { applicationId, quoteKey: 'k'.repeat(42) }],
    ['a user of its own choosing', { applicationId, userId: applicationId }],
  ])('is refused with %s', (_, body) => {
    expect(receiptRequestSchema.safeParse(body).success).toBe(false);
  });
});
