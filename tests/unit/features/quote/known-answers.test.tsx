// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $filledIn, clearFilledIn, fillInKnown } from '~/features/quote/known-answers';
import { FilledIn } from '~/features/quote/fields/FilledIn';
import { $quote, $renews, $sections, saveSection } from '~/features/quote/store';
import { $session } from '~/stores/session';
import { QUOTE_ID, QUOTE_KEY, SECTIONS } from '../../domain/support/builders';
import { render } from '../../ui/render';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const calls: string[] = [];
let application: object[] = [];
let desk: object[] = [];

/** Answers the three queries about an account. */
vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
  const { pathname } = new URL(new Request(input).url);
  calls.push(pathname);
  const answers: Record<string, object[]> = {
    '/rest/v1/profiles': [{ first_name: 'Ada', last_name: 'Marsh' }],
    '/rest/v1/contractors': desk,
  };

  return Promise.resolve(Response.json(answers[pathname] ?? application));
});

let users = 0;

/** Sign in as another new user, because one user is loaded only once. */
function signIn(): void {
  users += 1;
  const id = `7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a${String(users).padStart(2, '0')}`;
  $session.set({
    status: 'signed-in',
    user: { id, email: 'ada.marsh@example.com', isVerified: true },
  });
}

beforeEach(() => {
  calls.length = 0;
  desk = [];
  application = [
    {
      bond_slug: 'notary',
      state_code: 'TX',
      submitted_at: '2026-11-03T15:00:00Z',
      answers: SECTIONS,
    },
  ];
  $filledIn.set({ quoteId: '', sources: {} });
  openWizard({ selection: NOTARY_IN_TEXAS });
  signIn();
});

describe('the known answers', () => {
  it('fill in the applicant and the business, and never a secret', async () => {
    await fillInKnown('applicant');
    await fillInKnown('business');

    expect($sections.get()).toMatchObject({
      applicant: { firstName: 'Ada', email: 'ada.marsh@example.com' },
      business: { legalName: 'Marsh Notary LLC' },
    });
    for (const secret of ['219091234', '123456789', '1980-03-09']) {
      expect(JSON.stringify($sections.get())).not.toContain(secret);
    }
    expect(calls).toHaveLength(3);
  });

  it('come from the account without an application', async () => {
    application = [];
    await fillInKnown('applicant');
    await fillInKnown('business');

    expect($sections.get()).toEqual({
      applicant: { firstName: 'Ada', lastName: 'Marsh', email: 'ada.marsh@example.com' },
    });
    expect($filledIn.get().sources).toEqual({ applicant: 'your account' });
  });

  it('replace what the step proposed while they loaded', async () => {
    const blank = { firstName: '', address: { city: '' }, furtherPrincipals: [] };
    const filling = fillInKnown('applicant');
    saveSection('applicant', { ...blank, experience: { yearsInBusiness: '0', licenseNumber: '' } });
    await filling;

    expect($sections.get()).toMatchObject({ applicant: { firstName: 'Ada' } });
  });

  it('never replace an answer, also one that is typed while they load', async () => {
    saveSection('applicant', { firstName: '', experience: { yearsInBusiness: '6' } });
    await fillInKnown('applicant');
    saveSection('applicant', { firstName: 'Bo' });
    await fillInKnown('applicant');
    expect(calls).toEqual([]);

    const filling = fillInKnown('business');
    saveSection('business', { isBusiness: 'yes', legalName: 'Other LLC' });
    await filling;

    expect($sections.get()).toEqual({
      applicant: { firstName: 'Bo' },
      business: { isBusiness: 'yes', legalName: 'Other LLC' },
    });
  });

  it('stay out of another quote, of a renewal, and of a page without a user', async () => {
    const filling = fillInKnown('applicant');
    $quote.set({ quoteId: 'another', quoteKey: QUOTE_KEY });
    await filling;
    $quote.set({ quoteId: QUOTE_ID, quoteKey: QUOTE_KEY });

    $renews.set({} as never);
    await fillInKnown('applicant');
    $renews.set(undefined);

    $session.set({ status: 'signed-out' });
    await fillInKnown('applicant');

    expect($sections.get()).toEqual({});
  });

  it('are named beside the form, and cleared for good', async () => {
    render(<FilledIn section="applicant" />);
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(document.body.textContent).toContain(
        'Filled in from your application of November 3, 2026.',
      );
    });

    act(() => document.querySelector('button')?.click());
    expect($sections.get()['applicant']).toEqual({});
    expect(document.body.textContent).not.toContain('Filled in');

    await fillInKnown('applicant');
    expect($sections.get()['applicant']).toEqual({});
  });

  it('are cleared for one section only', async () => {
    await fillInKnown('applicant');
    await fillInKnown('business');
    const matter = { ward: 'Ruth' };
    saveSection('business', { ...Object($sections.get().business), matter });
    clearFilledIn('business');

    expect($sections.get()).toMatchObject({ applicant: { firstName: 'Ada' } });
    expect($sections.get().business).toEqual({ matter });
  });
});
