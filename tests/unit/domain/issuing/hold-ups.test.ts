import { describe, expect, it } from 'vitest';
import { holdUpOfRefusal, holdUpOfStep } from '~/domain/issuing/hold-ups';

describe('the hold-up of a bond', () => {
  it.each([
    ['payment-refused', 'payment-refused'],
    ['payment-missing', 'payment-missing'],
    ['not-printable', 'not-printable'],
    ['issued-not-printable', 'not-printable'],
    ['renewal-not-printable', 'not-printable'],
    ['paper-lacks-matter', 'paper-lacks-matter'],
    ['issued-paper-lacks-matter', 'paper-lacks-matter'],
    ['second-approval-missing', 'second-approval-missing'],
    ['line-changed', 'line-changed'],
    ['not-possible', 'not-possible'],
    ['unknown-bond', 'unexpected'],
  ])('after the refusal %s is %s', (code, holdUp) => {
    expect(holdUpOfRefusal(code)).toBe(holdUp);
  });

  it.each(['not-staff', 'own-application', 'not-found', 'not-open'])(
    'after the refusal %s is nothing, because the refusal is about the caller or the application has ended',
    (code) => {
      expect(holdUpOfRefusal(code)).toBeUndefined();
    },
  );

  it.each([
    ['begin', 'unexpected'],
    ['capture', 'payment-unconfirmed'],
    ['store-bond', 'unexpected'],
    ['make-papers', 'papers-not-made'],
    ['sign', 'not-signed'],
    ['put-in-force', 'unexpected'],
  ] as const)('after the last attempt failed at %s is %s', (step, holdUp) => {
    expect(holdUpOfStep(step)).toBe(holdUp);
  });
});
