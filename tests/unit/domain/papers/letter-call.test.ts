import { describe, expect, it } from 'vitest';
import { letterCallSchema } from '~/domain/papers/letter-call';

const letterId = '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b';

describe('the body of bondability-letter', () => {
  it('names a letter, in upper or lower case', () => {
    expect(letterCallSchema.parse({ letterId: letterId.toUpperCase() })).toEqual({ letterId });
  });

  it.each([
    ['no letter', {}],
    ['a letter that is no id', { letterId: 'letter-1' }],
    ['a contractor of its own choosing', { letterId, contractorId: letterId }],
  ])('is refused with %s', (_, body) => {
    expect(letterCallSchema.safeParse(body).success).toBe(false);
  });
});
