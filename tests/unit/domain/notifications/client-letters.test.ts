import { describe, expect, it } from 'vitest';
import { type NotificationKind, readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data.ts';

const CLIENT = 'Ruth Jenkins';
const PREMIUM_DUE = {
  ...LETTER_DATA.renewal_due,
  expiresOn: undefined,
  premiumDueOn: '2028-02-29',
};

/** The mails about a renewal, with data and subject for a principal and for the firm of one. */
const LETTERS: [NotificationKind, object, own: string, ofClient: string][] = [
  [
    'renewal_due',
    LETTER_DATA.renewal_due,
    'Your bond MSB-27182818 ends on February 29, 2028',
    'Bond MSB-27182818 of Ruth Jenkins ends on February 29, 2028',
  ],
  [
    'renewal_due',
    PREMIUM_DUE,
    'The premium of your bond MSB-27182818 is due on February 29, 2028',
    'The premium of bond MSB-27182818 of Ruth Jenkins is due on February 29, 2028',
  ],
  [
    'bond_expired',
    LETTER_DATA.bond_expired,
    'Your bond MSB-27182818 has ended',
    'Bond MSB-27182818 of Ruth Jenkins has ended',
  ],
  [
    'bond_expired',
    { ...LETTER_DATA.bond_expired, isRenewalSent: true },
    'Your bond MSB-27182818 has ended',
    'Bond MSB-27182818 of Ruth Jenkins has ended',
  ],
  [
    'issued',
    { ...LETTER_DATA.issued, term: 2 },
    'Your bond MSB-27182818 is renewed',
    'Bond MSB-27182818 of Ruth Jenkins is renewed',
  ],
];

describe('the mail about the bond of a client', () => {
  it.each(LETTERS)(
    '%s names the client, and calls no bond the reader’s own',
    (kind, data, own, ofClient) => {
      expect(readLetter(kind, data)?.subject).toBe(own);
      const letter = readLetter(kind, { ...data, client: CLIENT });

      expect(letter?.subject).toBe(ofClient);
      expect(JSON.stringify(letter)).not.toMatch(
        /[Yy]our bond|you no longer need|you still need|you don’t have|You owe/u,
      );
    },
  );

  it('about a received renewal names the client', () => {
    const data = { ...LETTER_DATA.received, isRenewal: true };
    const own = JSON.stringify(readLetter('received', data));
    const ofClient = JSON.stringify(readLetter('received', { ...data, client: CLIENT }));

    expect(own).toContain('Your application to renew your bond has been submitted');
    expect(ofClient).toContain(
      'Your application to renew the bond of Ruth Jenkins has been submitted',
    );
  });

  it.each(['evil.example', 'Ann https://evil', 'a@b', 'x'.repeat(201)])(
    'shows no name that could be a link or fill the mail: %s',
    (client) => {
      for (const [kind, data] of LETTERS) {
        const words = JSON.stringify(readLetter(kind, { ...data, client }));

        expect(words).not.toContain(client);
        expect(words).toContain('of your client');
      }
    },
  );
});
