import { describe, expect, it } from 'vitest';
import {
  askableEnds,
  askableKinds,
  firstEndDay,
  noticeDays,
  proofsFor,
  proofToSend,
  requestRules,
} from '~/domain/bond-requests/request-rules';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';

describe('requestRules', () => {
  it.each([
    'executor-personal-representative',
    'administrator',
    'guardian-conservator',
    'trustee',
  ] as const)('allow only a court order to end a fiduciary bond: %s', (bond) => {
    expect(requestRules(bond).cancellation).toBeUndefined();
    expect(proofsFor(bond, 'release')).toEqual(['order_of_discharge']);
  });

  it.each(['bid-bond', 'performance-bond', 'payment-bond', 'appeal-supersedeas'] as const)(
    'let nobody cancel a %s, but allow its release with proof',
    (bond) => {
      expect(proofsFor(bond, 'cancellation')).toBeUndefined();
      expect(proofsFor(bond, 'release')?.length).toBeGreaterThan(0);
    },
  );

  it.each(['freight-broker-bmc-84', 'erisa-fidelity', 'employee-dishonesty'] as const)(
    'allow a %s to be cancelled, because nobody releases it',
    (bond) => {
      expect(proofsFor(bond, 'release')).toBeUndefined();
      expect(proofsFor(bond, 'cancellation')?.length).toBeGreaterThan(0);
    },
  );

  it('take only proofs that do for a bond and its companion', () => {
    expect(proofsFor('performance-bond', 'release', 'payment-bond')).toEqual(['obligee_release']);
    expect(proofsFor('performance-bond', 'amount-change', 'payment-bond')).toEqual([
      'change_order',
    ]);
    expect(requestRules('performance-bond', 'notary').release).toEqual(['obligee_release']);
    expect(requestRules('performance-bond', 'notary').cancellation).toBeUndefined();
  });

  it('require more than a letter to end a notary’s bond, unlike a license bond', () => {
    expect(proofsFor('contractor-license', 'cancellation')).toContain('signed_letter');
    expect(proofsFor('notary', 'cancellation')).not.toContain('signed_letter');
  });

  it('never change an amount that federal rules fix', () => {
    expect(proofsFor('freight-broker-bmc-84', 'amount-change')).toBeUndefined();
  });

  it.each(BOND_SLUGS)(
    'allow a %s to end in one or two ways, and to change name and address',
    (bond) => {
      const rules = requestRules(bond);

      expect(rules.cancellation ?? rules.release).toBeDefined();
      expect(rules['name-change']?.length).toBeGreaterThan(0);
      expect(rules['address-change']).toEqual([]);
    },
  );
});

describe('proofToSend', () => {
  it.each([
    ['is the only one, whatever was chosen', ['name_record'], 'surrender', 'name_record'],
    ['is the one that was chosen', ['surrender', 'signed_letter'], 'surrender', 'surrender'],
    ['is none where none was chosen', ['surrender', 'signed_letter'], undefined, undefined],
    [
      'is none that belongs to another request',
      ['surrender', 'signed_letter'],
      'name_record',
      undefined,
    ],
    ['is none where none is asked for', [], 'name_record', undefined],
  ] as const)('%s', (_, proofs, chosen, sent) => {
    expect(proofToSend(proofs, chosen)).toBe(sent);
  });
});

describe('noticeDays', () => {
  it.each([
    ['auto-dealer', 'AZ', 60],
    ['auto-dealer', 'TX', 30],
    ['contractor-license', 'AZ', 30],
    ['notary', 'TX', 30],
    ['freight-broker-bmc-84', 'IL', 30],
    ['erisa-fidelity', 'SC', 0],
    ['employee-dishonesty', 'SC', 0],
  ] as const)('for a %s in %s are %i', (bond, state, days) => {
    expect(noticeDays(bond, state)).toBe(days);
  });

  it('count from the day of the request', () => {
    expect(firstEndDay('notary', 'TX', '2028-02-01')).toBe('2028-03-02');
    expect(firstEndDay('employee-dishonesty', 'TX', '2028-02-01')).toBe('2028-02-01');
  });
});

const RULES = { 'name-change': [], cancellation: [] };

it('offers the kinds that the bond allows', () => {
  expect(askableKinds(RULES, [])).toEqual(['name-change', 'cancellation']);
});

it('leaves out a kind that waits for an answer, and offers it again afterward', () => {
  expect(askableKinds(RULES, [{ kind: 'cancellation', status: 'requested' }])).toEqual([
    'name-change',
  ]);
  expect(askableKinds(RULES, [{ kind: 'cancellation', status: 'declined' }])).toContain(
    'cancellation',
  );
});

it('offers each way to end the bond, and none while a request to end it waits', () => {
  const rules = requestRules('auto-dealer');

  expect(askableEnds(RULES, [])).toEqual(['cancellation']);
  expect(askableEnds(rules, [{ kind: 'name-change', status: 'requested' }])).toEqual([
    'cancellation',
    'release',
  ]);
  expect(askableEnds(rules, [{ kind: 'release', status: 'requested' }])).toEqual([]);
  expect(askableEnds(rules, [{ kind: 'release', status: 'declined' }])).toHaveLength(2);
});
