// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { AskedPayment } from '~/domain/client-payment/client-payment-state';
import { SignerEntry } from '~/features/attorney/signing/SignerEntry';
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

  it('is in view again when the long form of the invitation closes', () => {
    open(true);
    const press = (name: string) =>
      act(() => {
        [...document.querySelectorAll('button')]
          .find((button) => button.textContent.startsWith(name))
          ?.click();
      });
    press('Preview and invite');
    expect(document.activeElement?.getAttribute('aria-label')).not.toBe('Paul Whitt');
    press('Cancel');

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Paul Whitt');
  });
});
