import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

const ANSWERED = {
  bond: 'notary',
  bondName: 'Notary Bond',
  stateCode: 'TX',
  amountCents: 1_000_000,
  answer: 'likely',
  note: '',
};

const letterOf = (changes: object = {}) =>
  readLetter('inquiry_answered', { ...ANSWERED, ...changes });

describe('the mail about an answered inquiry', () => {
  it('leads to a quote filled with bond, state and amount', () => {
    expect(letterOf()?.action).toEqual({
      label: 'Start your quote',
      path: expect.stringMatching(/^\/quote\?bondType=notary&state=TX&amount=10000$/) as string,
    });
  });

  it('leads back to the form after a no, filled with bond, state and amount', () => {
    expect(letterOf({ answer: 'declined' })?.action).toEqual({
      label: 'Ask again',
      path: '/inquiry?bondType=notary&state=TX&amount=10000',
    });
  });

  it('leads an attorney to a new matter, where the client signs by a link', () => {
    const asked = { asker: 'attorney', bond: 'administrator', stateCode: 'SC' };

    expect(letterOf(asked)).toMatchObject({
      action: {
        label: 'Open a matter',
        path: '/dashboard/attorney?new=fiduciary&bond=administrator&state=SC&amount=10000',
      },
      note: expect.stringContaining('signs by a link') as string,
    });
    expect(letterOf({ ...asked, answer: 'declined' })?.action.label).toBe('Ask again');
    expect(letterOf({ ...asked, asker: 'applicant' })?.action.label).toBe('Start your quote');
    expect(letterOf({ ...asked, bond: 'notary' })?.action.label).toBe('Start your quote');
  });

  it("quotes the underwriter's note if there is one", () => {
    const quotesOf = (note: string) =>
      letterOf({ note })?.parts.filter(({ type }) => type === 'quote');

    expect(quotesOf('')).toEqual([]);
    expect(quotesOf('Send last year’s statement.')).toEqual([
      { type: 'quote', text: 'Send last year’s statement.' },
    ]);
  });
});

it('leads a firm to its matter', () => {
  const matterId = '11111111-1111-4111-8111-111111111111';

  expect(letterOf({ matterId })).toMatchObject({
    action: { label: 'Open the matter', path: `/dashboard/attorney?matter=${matterId}` },
    note: 'Your desk shows this answer beside the matter.',
  });
});
