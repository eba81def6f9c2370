// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoney } from '~/domain/money';
import { renewalSections } from '~/domain/quote/renewal-sections';
import { DetailsOrRenewal } from '~/features/quote/renewal/DetailsOrRenewal';
import { loadRules } from '~/features/quote/rules-loader';
import {
  $billing,
  $catalogue,
  $isSubmitted,
  $renews,
  $sections,
  $step,
} from '~/features/quote/store';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { $session } from '~/stores/session';
import { NOTARY_PRICE } from '../../../support/notary-price';
import { APPLICANT, BUSINESS, RECEIPT, SECTIONS, TODAY } from '../../domain/support/builders';
import { enter, render } from '../../ui/render';
import { refuse, RenewalServer, RENEWS } from './renewal-server';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const TOTAL = formatMoney(NOTARY_PRICE.total);
const BY_WIRE = `Pay ${TOTAL} by wire and renew`;

const server = new RenewalServer();
server.listen();

const text = () => document.body.textContent;
const labels = () => [...document.querySelectorAll('button')].map((button) => button.textContent);
const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name);

async function press(name: string): Promise<void> {
  await act(async () => buttonNamed(name)?.click());
}

/** Press, and wait until the page shows these words. */
async function pressUntil(name: string, words: string): Promise<void> {
  await press(name);
  await act(() => expect.poll(text).toContain(words));
}

const choose = (name: string, value: string) =>
  act(async () =>
    document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click(),
  );

/** Open the page with the declarations made, and give the numbers and a payment by wire. */
async function openFilled(): Promise<void> {
  render(<DetailsOrRenewal onContinue={() => undefined} />);
  enter('dateOfBirth', '03/09/1980');
  enter('ssn', '219091234');
  enter('ein', '123456789');
  await choose('paymentMethod', 'wire');
  await act(async () => document.querySelector<HTMLInputElement>('#terms')?.click());
}

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.accept();
  $session.set({ status: 'signed-out' });
  const { amount, obligee, startsOn } = RENEWS;
  const kept = { amount, obligee, expiryDate: startsOn, startsOn, answers: SECTIONS };
  openWizard({
    selection: NOTARY_IN_TEXAS,
    sections: { ...renewalSections(kept, TODAY), underwriting: SECTIONS.underwriting },
  });
  $renews.set(RENEWS);
  $step.set('bond-details');
  $billing.set({ street: '12 Tide Street', city: 'Austin', state: 'TX', zipCode: '78701' });
});

describe('a renewal in which nothing changed', () => {
  it('pays and submits with one press, however often it is pressed', async () => {
    await openFilled();
    expect(text()).toContain(`Nothing changed? Pay ${TOTAL}`);
    expect(text()).toContain('send it from your bank. We renew the bond when your wire arrives.');
    expect(text()).not.toContain('issue the bond');
    await act(async () => {
      buttonNamed(BY_WIRE)?.click();
      buttonNamed(BY_WIRE)?.click();
    });
    await act(() => expect.poll(() => $isSubmitted.get()).toBe(true));

    expect(server.calls.map(({ name }) => name)).toEqual([
      'authorize-payment',
      'submit-application',
    ]);
    const [payment, submission] = server.calls.map(({ body }) => body);
    expect(payment).toMatchObject({ renews: RENEWS.bondId, shownTotal: NOTARY_PRICE.total });
    expect(submission).toMatchObject({
      paymentId: RECEIPT.paymentId,
      renews: RENEWS.bondId,
      applicant: { ssn: APPLICANT.ssn, dateOfBirth: APPLICANT.dateOfBirth },
    });
    expect(JSON.stringify(payment)).not.toContain(APPLICANT.ssn);
    expect(localStorage.getItem(DRAFT_KEY) ?? '').not.toContain(BUSINESS.ein);
  });

  it('lists everything that is missing before it pays', async () => {
    render(<DetailsOrRenewal onContinue={() => undefined} />);
    await press(`Authorize ${TOTAL} and renew`);
    const errors = [...document.querySelectorAll('[role=group] a')].map((link) => link.textContent);

    expect(errors).toEqual(
      expect.arrayContaining(['Date of birth is required', 'SSN is required', 'EIN is required']),
    );
    expect(errors.length).toBeGreaterThan(3);
    expect(server.calls).toEqual([]);
  });

  it('says on its button when an underwriter reviews it first', async () => {
    await openFilled();
    await choose('claimsHistory.answer', 'yes');

    expect(labels()).toContain(`Pay ${TOTAL} by wire and send for review`);
    expect(text()).toContain('An underwriter reviews the renewal first.');
    expect($sections.get().underwriting).toMatchObject({ claimsHistory: { answer: 'yes' } });
  });

  it('asks again at a new price, and pays that one only after another press', async () => {
    const owed = NOTARY_PRICE.total + 5_000;
    const pay = server.replies.get('authorize-payment');
    server.replies.set('authorize-payment', (body) =>
      body['shownTotal'] === owed ? pay?.(body) : refuse('payment-mismatch', 409, { owed }),
    );
    await openFilled();
    await pressUntil(BY_WIRE, `The price is now ${formatMoney(owed)}. This page showed ${TOTAL}.`);
    expect(server.callsOf('submit-application')).toEqual([]);
    expect(text()).toContain(`Nothing changed? Pay ${formatMoney(owed)}`);

    await press(`Pay ${formatMoney(owed)} by wire and renew`);
    await act(() => expect.poll(() => $isSubmitted.get()).toBe(true));
    expect(server.callsOf('authorize-payment')).toHaveLength(2);
  });

  it('after a lost answer of the payment sends the same payment again', async () => {
    const pay = server.replies.get('authorize-payment');
    server.replies.set('authorize-payment', () => undefined);
    await openFilled();
    await pressUntil(BY_WIRE, 'Our server did not answer');
    if (pay) server.replies.set('authorize-payment', pay);
    await press(BY_WIRE);
    await act(() => expect.poll(() => $isSubmitted.get()).toBe(true));

    const [first, second] = server.callsOf('authorize-payment');
    expect(second).toEqual(first);
  });

  it('after a lost answer of the submission submits again without paying again', async () => {
    const submit = server.replies.get('submit-application');
    server.replies.set('submit-application', () => undefined);
    await openFilled();
    await pressUntil(BY_WIRE, 'Our server did not answer');
    expect(text()).toContain('We expect your wire transfer');
    if (submit) server.replies.set('submit-application', submit);
    await press('Renew Bond');
    await act(() => expect.poll(() => $isSubmitted.get()).toBe(true));

    expect(server.callsOf('authorize-payment')).toHaveLength(1);
    const [first, second] = server.callsOf('submit-application');
    expect(second).toEqual(first);
  });

  it('asks for another payment when the one it has does not count', async () => {
    server.replies.set('submit-application', () => refuse('payment-mismatch'));
    await openFilled();
    await pressUntil(BY_WIRE, 'The price changed after you authorized the payment');

    expect(text()).toContain('How you pay');
    expect(text()).not.toContain('We expect your wire transfer');
  });

  it.each(['authorize-payment', 'submit-application'])(
    'ends with the way to the renewals when %s says that another tab renewed the bond',
    async (name) => {
      server.replies.set(name, () => refuse('already-renewed'));
      await openFilled();
      await pressUntil(BY_WIRE, 'This bond is already renewed');

      expect(document.querySelector('a.button')?.getAttribute('href')).toBe(
        '/dashboard?tab=renewals',
      );
      expect(labels()).toEqual([]);
    },
  );

  it('sends nothing after the session ended, and can be pressed again', async () => {
    await openFilled();
    const user = { id: 'u1', email: 'ada@example.com', isVerified: true };
    act(() => $session.set({ status: 'expired', user }));
    await pressUntil(BY_WIRE, 'Your session ended');

    expect(server.calls).toEqual([]);
    expect(labels()).toContain(BY_WIRE);
  });

  it('sends nothing offline, and says so', async () => {
    server.replies.set('authorize-payment', () => undefined);
    await openFilled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pressUntil(BY_WIRE, 'You are offline');
    vi.restoreAllMocks();

    expect(server.callsOf('submit-application')).toEqual([]);
    expect(labels()).toContain(BY_WIRE);
  });

  it('is not submitted if the customer opened another step during the payment', async () => {
    const pay = server.replies.get('authorize-payment');
    server.replies.set('authorize-payment', (body) => {
      $step.set('applicant');
      return pay?.(body);
    });
    await openFilled();
    await press(BY_WIRE);
    await act(() => expect.poll(() => server.callsOf('authorize-payment').length).toBe(1));
    await act(() => expect.poll(() => labels().includes('Processing...')).toBe(false));

    expect(server.callsOf('submit-application')).toEqual([]);
  });
});

describe('a renewal that needs documents', () => {
  it('says so before, and continues to them without a payment', async () => {
    $catalogue.set([buildQuoteBond({ requiredDocuments: ['personal_id', 'tax_returns'] })]);
    render(<DetailsOrRenewal onContinue={() => undefined} />);
    expect(text()).toContain('This renewal needs documents');
    expect(text()).toContain('You upload them next: Tax returns.');
    expect(text()).not.toContain('How you pay');
    enter('dateOfBirth', '03/09/1980');
    enter('ssn', '219091234');
    enter('ein', '123456789');
    await press('Continue to Documents');

    await expect.poll(() => $step.get()).toBe('documents');
    expect(server.calls).toEqual([]);
  });
});
