// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { AskedPayment } from '~/domain/client-payment/client-payment-state';
import { readLetter } from '~/domain/notifications/read-letter';
import { SignerEntry } from '~/features/attorney/signing/SignerEntry';
import { LETTER_DATA } from '../../../support/letter-data.ts';
import { render } from '../../ui/render';

const open = (mayInvite: boolean, payment?: AskedPayment) => {
  render(
    <SignerEntry
      matterId="m1"
      signer={{
        id: 'p1',
        role: 'client',
        name: 'Paul Whitt',
        email: 'paul@example.com',
        invitation: undefined,
        corrections: [],
      }}
      stateCode="SC"
      payer="client"
      payment={payment}
      mayEdit
      mayInvite={mayInvite}
      onAccepted={() => {}}
    />,
  );

  return document.body.textContent;
};

const press = (name: string) =>
  act(() => {
    [...document.querySelectorAll('button')]
      .find((button) => button.textContent.startsWith(name))
      ?.click();
  });

describe('a client who was not invited', () => {
  it('can be invited before the application', () => {
    expect(open(true)).toContain('Preview and invite');
  });

  it('cannot be invited once the application is sent', () => {
    expect(open(false)).not.toContain('Preview and invite');
    expect(open(false)).toContain('Not invited');
  });

  it('is shown as asked to pay, with the day of the link', () => {
    const sentAt = '2026-11-29T15:00:00Z';

    expect(open(true, { sentAt, state: 'opened' })).toContain(
      'Payment link sent on November 29, 2026, opened.',
    );
  });

  it('is invited with an email that the attorney can read first', () => {
    open(true);
    press('Preview and invite');
    const words = document.body.textContent;
    const letter = readLetter('signing_invited', LETTER_DATA.signing_invited);

    expect(words).toContain('asks you to answer and sign');
    for (const part of letter?.parts ?? []) {
      if (part.type === 'text') expect(words).toContain(part.text);
      if (part.type === 'list') for (const item of part.items) expect(words).toContain(item);
    }
  });

  it('is in view again when the long form of the invitation closes', () => {
    open(true);
    press('Preview and invite');
    expect(document.activeElement?.getAttribute('aria-label')).not.toBe('Paul Whitt');
    press('Cancel');

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Paul Whitt');
  });
});
