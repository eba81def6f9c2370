import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

const DECIDED = { bondNumber: 'MSB-27182818', requestKind: 'name-change', decision: 'approved' };

const textsOf = (changes: object = {}) =>
  readLetter('request_decided', { ...DECIDED, ...changes })?.parts.flatMap((part) =>
    part.type === 'text' ? [part.text] : [],
  );

describe('the mail about a decided request', () => {
  it('names the bond with its estate and leads to it', () => {
    const letter = readLetter('request_decided', {
      ...DECIDED,
      bondTitle: 'Executor Bond',
      caption: 'Estate of Mary Smith',
      bondPath: '/dashboard?bond=1',
    });

    expect(letter?.action.path).toBe('/dashboard?bond=1');
    expect(letter?.parts.find(({ type }) => type === 'facts')).toMatchObject({
      facts: [
        ['Bond number', 'MSB-27182818'],
        ['Bond', 'Executor Bond, Estate of Mary Smith'],
      ],
    });
  });

  it('leads to the dashboard when it was queued without the bond’s page', () => {
    expect(readLetter('request_decided', DECIDED)?.action.path).toBe('/dashboard');
  });

  it.each(['name-change', 'address-change', 'amount-change'])(
    'asks to sign and file the rider of a %s, and not a filed bond again',
    (requestKind) => {
      expect(textsOf({ requestKind })?.[1]).toBe(
        'Download the rider from your dashboard, sign the rider, and file it with the office that required the bond. The rider has no notary block. If the office has the bond already, do not file it again: the rider becomes part of it. Otherwise, file them together.',
      );
    },
  );

  it('asks to file the power of attorney for a higher amount too', () => {
    expect(textsOf({ requestKind: 'amount-change', bringsPower: true })?.[1]).toContain(
      'Download the rider and the new power of attorney that comes with it from your dashboard, sign the rider, and file both',
    );
  });

  it('asks to file the papers of a higher amount before the premium is paid', () => {
    expect(
      textsOf({ requestKind: 'amount-change', bringsPower: true, estimateCents: 12_345 })?.slice(1),
    ).toEqual([
      expect.stringContaining('file both'),
      'The amount below is an estimate. We will email you the final figure. You don’t need to pay anything before then.',
    ]);
  });

  it('asks nothing of a customer who gets premium back', () => {
    expect(textsOf({ requestKind: 'release', estimateCents: 127_500 })).toContain(
      'The amount below is an estimate. We will email you the final figure. You don’t need to do anything.',
    );
  });

  it.each([
    ['amount-change', 'Additional premium'],
    ['cancellation', 'Premium refund'],
  ])('describes the premium effect of a %s as an estimate', (requestKind, label) => {
    const letter = readLetter('request_decided', {
      ...DECIDED,
      requestKind,
      estimateCents: 12_345,
    });
    const facts = letter?.parts.flatMap((part) => (part.type === 'facts' ? part.facts : []));

    expect(facts).toContainEqual([label, 'about $123.45']);
    expect(textsOf({ requestKind, estimateCents: 12_345 })?.at(-1)).toContain('is an estimate');
  });

  it('asks for another bond before a cancellation, if the office still requires one', () => {
    expect(textsOf({ requestKind: 'cancellation' })?.[1]).toBe(
      'If the office still requires a bond, file another one before the day below.',
    );
    expect(textsOf({ requestKind: 'cancellation', decision: 'declined' })).toHaveLength(1);
  });

  it.each([
    ['a release is approved. We do not renew the bond, so no', 'release', 'approved'],
    ['a cancellation is approved. We do not renew the bond, so no', 'cancellation', 'approved'],
    ['a release is declined.', 'release', 'declined'],
    ['a change of amount is approved.', 'amount-change', 'approved'],
  ])(
    'says only of a bond that ends that no renewal premium comes due: %s',
    (said, requestKind, decision) => {
      const [outcome] = textsOf({ requestKind, decision }) ?? [];

      expect(outcome).toContain(said);
      expect(outcome?.includes('no further renewal premium comes due')).toBe(
        said.endsWith('so no'),
      );
    },
  );

  it('says why a bond that ends brings no refund, and nothing about one that is unknown', () => {
    const ended = { requestKind: 'release', endsOn: '2026-12-29' };

    expect(textsOf({ ...ended, estimateCents: 0 })?.[1]).toBe(
      'We estimate no refund. The first year’s premium is earned in full. After that, we refund premium for the days that remain.',
    );
    expect(textsOf(ended)).toHaveLength(1);
    expect(textsOf({ requestKind: 'amount-change', estimateCents: 0 })).toHaveLength(2);
  });

  it('names the final refund instead of the estimate', () => {
    const ended = { requestKind: 'release', endsOn: '2026-12-29', estimateCents: 12_345 };
    const letter = readLetter('request_decided', { ...DECIDED, ...ended, refundCents: 10_001 });
    const facts = letter?.parts.flatMap((part) => (part.type === 'facts' ? part.facts : []));

    expect(facts).toContainEqual(['Premium refund', '$100.01']);
    expect(textsOf({ ...ended, refundCents: 10_001 })?.slice(1)).toEqual([
      'We refund the amount below. It is final, and you don’t need to do anything.',
    ]);
  });

  it.each([
    [12_345, 'There is no refund.'],
    [undefined, 'There is no refund.'],
    [0, 'There is no refund. The first year’s premium is earned in full.'],
  ])('says that there is no refund after an estimate of %j', (estimateCents, words) => {
    const ended = { requestKind: 'release', endsOn: '2026-12-29', refundCents: 0 };
    const texts = textsOf({ ...ended, ...(estimateCents !== undefined && { estimateCents }) });

    expect(texts).toHaveLength(2);
    expect(texts?.[1]).toContain(words);
  });

  it.each([
    ['is declined', { decision: 'declined' }],
    ['ends the bond', { requestKind: 'release' }],
    ['is of a kind we do not know', { requestKind: 'something-new' }],
  ])('mentions no rider when the request %s', (_, changes) => {
    expect(textsOf(changes)).toHaveLength(1);
  });
});
