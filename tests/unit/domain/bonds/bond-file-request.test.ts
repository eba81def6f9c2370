import { describe, expect, it } from 'vitest';
import { bondIdRequestSchema } from '~/domain/bonds/bond-file-request';

const bondId = '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b';

describe('the body of filing-packet and audit-bundle', () => {
  it('is valid with the id of a bond', () => {
    expect(bondIdRequestSchema.parse({ bondId })).toEqual({ bondId });
  });

  it.each([
    ['no bond', {}],
    ['an id that is none', { bondId: '1' }],
    ['a user of its own choosing', { bondId, userId: bondId }],
  ])('is refused with %s', (_, body) => {
    expect(bondIdRequestSchema.safeParse(body).success).toBe(false);
  });
});
