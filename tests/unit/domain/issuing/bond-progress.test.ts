import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import {
  awaitedAnswer,
  bondProgressOf,
  bondProgressSchema,
  endWithoutBond,
} from '~/domain/issuing/bond-progress';

const APPROVED = {
  application: 'approved',
  payment: 'authorized',
  isInForce: false,
  isPaidByWire: false,
  isHeld: false,
} as const;

const ISSUED = { ...APPROVED, application: 'issued', payment: 'captured' } as const;

describe('the progress of a bond', () => {
  it.each([
    ['approved', APPROVED, 'making'],
    ['approved and charged', { ...APPROVED, payment: 'captured' }, 'making'],
    ['issued without papers', ISSUED, 'making'],
    ['in force', { ...ISSUED, isInForce: true }, 'in-force'],
    ['left to the staff before it was issued', { ...APPROVED, isHeld: true }, 'needs-a-hand'],
    ['left to the staff', { ...ISSUED, isHeld: true }, 'needs-a-hand'],
    [
      'in force, with a rider left to the staff',
      { ...ISSUED, isInForce: true, isHeld: true },
      'in-force',
    ],
    ['approved, and its wire has not arrived', { ...APPROVED, isPaidByWire: true }, 'waiting'],
    [
      'approved, and its wire has arrived',
      { ...APPROVED, isPaidByWire: true, payment: 'asked' },
      'making',
    ],
    ['approved and not paid', { ...APPROVED, payment: 'none' }, 'waiting'],
    ['to be renewed, while the old term runs', { ...APPROVED, isInForce: true }, 'making'],
  ] as const)('%s', (_, facts, progress) => {
    expect(bondProgressOf(facts)).toBe(progress);
  });

  const told = [
    'approved',
    'issued',
    'declined',
    'withdrawn',
    'information_requested',
    'price_offered',
  ];

  it.each(APPLICATION_STATUSES.filter((status) => !told.includes(status)))(
    'is none while the application is %s',
    (application) => {
      expect(bondProgressOf({ ...APPROVED, application, isHeld: true, isInForce: true })).toBe(
        'waiting',
      );
    },
  );

  it.each(['information_requested', 'price_offered'] as const)(
    'waits for the customer when the application is %s',
    (answer) => {
      expect(bondProgressOf({ ...APPROVED, application: answer, isHeld: true })).toBe(answer);
      expect(awaitedAnswer(answer)).toBe(answer);
      expect(endWithoutBond(answer)).toBeUndefined();
    },
  );

  it.each(['declined', 'withdrawn'] as const)('has ended when the application is %s', (end) => {
    expect(bondProgressOf({ ...APPROVED, application: end, isHeld: true })).toBe(end);
    expect(endWithoutBond(end)).toBe(end);
  });
});

describe('the answer about it', () => {
  it.each([
    [{ progress: 'making' }, true],
    [{ progress: 'needs-a-hand', reason: 'payment-refused' }, false],
    [{ progress: 'in-force' }, false],
    [{ progress: 'declined' }, true],
    [{ progress: 'declined', reason: 'Open judgments.' }, false],
    [{ progress: 'lost' }, false],
  ])('%o', (answer, isOne) => {
    expect(bondProgressSchema.safeParse(answer).success).toBe(isOne);
  });
});
