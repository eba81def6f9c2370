// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Indemnitor } from '~/domain/contractors/contractor-desk';
import { IndemnitorEntry } from '~/features/underwriting/contractors/IndemnitorEntry';
import { render } from '../../ui/render';

const LINK = {
  ...{ id: 'link', sentTo: 'ann@example.com', sentAt: '2026-11-20T15:00:00Z' },
  ...{ expiresAt: '2026-11-27T15:00:00Z', openedAt: null, confirmedAt: null, lockedAt: null },
  ...{ declinedAt: null, signedAt: null, voidedAt: null, revokedAt: null },
};

/** The entry of an indemnitor, with the button for the notice if it has one. */
function buttonFor(changes: object) {
  const indemnitor = {
    ...{ id: 'ann', fullName: 'Ann Lee', kind: 'person', relation: 'owner', isReleased: false },
    ...{ reason: 'You own half of the company', link: LINK },
    ...changes,
  } as unknown as Indemnitor;
  render(<IndemnitorEntry contractorId="c" indemnitor={indemnitor} />);

  return [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith('Send a credit report notice'),
  );
}

describe('the notice to an indemnitor', () => {
  const signed = { ...LINK, signedAt: '2026-11-21T15:00:00Z' };

  it.each([{ link: signed }, { link: signed, isReleased: true }])(
    'can be sent to a person who signed, also after the release',
    (changes) => {
      expect(buttonFor(changes)).toBeDefined();
    },
  );

  it.each([{ link: signed, kind: 'entity' }, {}, { link: undefined }])(
    'is not offered for a company or before the signature',
    (changes) => {
      expect(buttonFor(changes)).toBeUndefined();
    },
  );
});
