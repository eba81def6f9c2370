import { describe, expect, it } from 'vitest';
import { bindPartsCallSchema, boundPartsSchema } from '~/domain/signing/bind-parts';

const ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

describe('the call that binds signed parts', () => {
  it('names a quote and a matter, and nothing else', () => {
    expect(bindPartsCallSchema.safeParse({ quoteId: ID, matterId: ID }).success).toBe(true);
    expect(bindPartsCallSchema.safeParse({ quoteId: ID, matterId: '1' }).success).toBe(false);
    expect(bindPartsCallSchema.safeParse({ quoteId: ID, matterId: ID, ssn: '1' }).success).toBe(
      false,
    );
  });

  it('is answered with the kinds of numbers, never with one', () => {
    const answer = { parts: [], numbers: [{ kind: 'ssn-2', holder: 'ann lee', value: '219' }] };

    expect(boundPartsSchema.parse(answer).numbers).toEqual([{ kind: 'ssn-2', holder: 'ann lee' }]);
    expect(
      boundPartsSchema.safeParse({ parts: [], numbers: [{ kind: 'card', holder: 'Ann' }] }).success,
    ).toBe(false);
  });
});
