import { describe, expect, it } from 'vitest';
import { bondIssueAnswerSchema, bondIssueSchema } from '~/domain/applications/bond-issue';

const ID = '6a8a4a3e-6f0b-4c55-9d0a-0d9a3c1f2b11';

describe('bondIssueSchema', () => {
  it('accepts the id of an application, and nothing else', () => {
    expect(bondIssueSchema.parse({ applicationId: ID, bondNumber: 'ML-1' })).toEqual({
      applicationId: ID,
    });
    expect(bondIssueSchema.safeParse({ applicationId: 'ML-1' }).success).toBe(false);
  });
});

describe('bondIssueAnswerSchema', () => {
  it('accepts a bond with a known status', () => {
    const answer = { bondId: ID, bondNumber: 'ML-B-2026-000001', status: 'active' };

    expect(bondIssueAnswerSchema.parse(answer)).toEqual(answer);
    expect(bondIssueAnswerSchema.safeParse({ ...answer, status: 'approved' }).success).toBe(false);
  });
});
