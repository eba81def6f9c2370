import { describe, expect, it } from 'vitest';
import {
  DependencyError,
  toFailureResponse,
} from '../../../supabase/functions/_shared/failures.ts';
import { describeError } from '../../../supabase/functions/_shared/log.ts';
import { SECRETS } from '../../support/builders.ts';

describe('describeError', () => {
  it('names the dependency and its code', () => {
    const entry = describeError('submit-application', new DependencyError('database', '23514'));

    expect(entry).toEqual({
      function: 'submit-application',
      failure: 'DependencyError',
      dependency: 'database',
      code: '23514',
    });
  });

  it.each([
    ['an error that quotes a value', () => new Error(`invalid input: "${SECRETS.ssn}"`)],
    ['one that looks like a trace', () => new TypeError(`refused\n    at ${SECRETS.ssn}`)],
    ['a text that is thrown', () => `no ${SECRETS.ssn}`],
    ['an object that is thrown', () => ({ ssn: SECRETS.ssn })],
  ])('names the place of an error but not its content: %s', (_, thrown) => {
    const entry = describeError('submit-application', thrown());

    expect(JSON.stringify(entry)).not.toContain(SECRETS.ssn);
    expect(entry.function).toBe('submit-application');
  });
});

describe('toFailureResponse', () => {
  it('contains the code, its status and the issues', async () => {
    const issues = [{ path: ['applicant', 'ssn'], message: 'SSN is required' }];
    const response = toFailureResponse({ ok: false, code: 'invalid-application', issues });

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 'invalid-application', issues });
  });

  it('contains only the code if there is nothing else', async () => {
    const response = toFailureResponse({ ok: false, code: 'unexpected' });

    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'unexpected' });
  });
});
