import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

const DECIDED = { bondNumber: 'MSB-27182818', requestKind: 'name-change', decision: 'approved' };

const textsOf = (changes: object = {}) =>
  readLetter('request_decided', { ...DECIDED, ...changes })?.parts.flatMap((part) =>
    part.type === 'text' ? [part.text] : [],
  );

describe('the mail about a request that is decided', () => {
  it.each(['name-change', 'address-change', 'amount-change'])(
    'has the rider of a %s filed, and not the bond again',
    (requestKind) => {
      expect(textsOf({ requestKind })?.[1]).toBe(
        'Download the rider from your dashboard, and file it with whoever asked you for the bond. The rider is part of the bond that they have: do not file the bond again.',
      );
    },
  );

  it('has the power of attorney filed too that a higher amount brings', () => {
    expect(textsOf({ requestKind: 'amount-change', bringsPower: true })?.[1]).toContain(
      'Download the rider and the new power of attorney that comes with it from your dashboard, and file both',
    );
  });

  it('has the papers of a higher amount filed before the premium is paid', () => {
    expect(
      textsOf({ requestKind: 'amount-change', bringsPower: true, estimateCents: 12_345 })?.slice(1),
    ).toEqual([
      expect.stringContaining('file both'),
      'The amount below is an estimate. We write to you with the final figure; you need not pay anything before that.',
    ]);
  });

  it.each([
    ['amount-change', 'Additional premium'],
    ['cancellation', 'Premium that comes back'],
  ])('says of a %s what it does to the premium, as an estimate', (requestKind, label) => {
    const letter = readLetter('request_decided', {
      ...DECIDED,
      requestKind,
      estimateCents: 12_345,
    });
    const facts = letter?.parts.flatMap((part) => (part.type === 'facts' ? part.facts : []));

    expect(facts).toContainEqual([label, 'about $123.45']);
    expect(textsOf({ requestKind, estimateCents: 12_345 })?.at(-1)).toContain('is an estimate');
  });

  it.each([
    ['is declined', { decision: 'declined' }],
    ['ends the bond', { requestKind: 'cancellation' }],
    ['is of a kind we do not know', { requestKind: 'something-new' }],
  ])('speaks of no rider where the request %s', (_, changes) => {
    expect(textsOf(changes)).toHaveLength(1);
  });
});
