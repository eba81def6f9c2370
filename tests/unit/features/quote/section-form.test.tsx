// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRules } from '~/features/quote/rules-loader';
import { ApplicantStep } from '~/features/quote/steps/ApplicantStep';
import { BondDetailsStep } from '~/features/quote/steps/BondDetailsStep';
import { BusinessStep } from '~/features/quote/steps/BusinessStep';
import { dollars } from '~/domain/money';
import {
  $catalogue,
  $changeCount,
  $hasErrors,
  $isRestored,
  $payment,
  $sections,
  noteServerIssues,
} from '~/features/quote/store';
import { RECEIPT, TODAY, TYPED_BOND_DETAILS, TYPED_SECTIONS } from '../../domain/support/builders';
import { enter, field, render } from '../../ui/render';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

let hasContinued: boolean;

const goOn = () => {
  hasContinued = true;
};
const errors = () =>
  [...document.querySelectorAll('[role=group] a')].map((link) => link.textContent);
const pressContinue = () =>
  act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
const type = (id: string, text: string) =>
  act(async () => {
    enter(id, text);
  });

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  openWizard({ selection: NOTARY_IN_TEXAS });
  hasContinued = false;
});

describe('a step with a form', () => {
  it('keeps unfinished input', async () => {
    render(<BondDetailsStep onContinue={goOn} />);
    await type('obligee', 'State of Te');

    expect($sections.get().bondDetails).toMatchObject({ obligee: 'State of Te' });
  });

  it('stores an answer inside a group as a change, also right after it stored a proposal', async () => {
    render(<ApplicantStep onContinue={goOn} />);
    const proposed = $sections.get().applicant;
    const changes = $changeCount.get();
    await type('address-city', 'Austin');

    expect($changeCount.get()).toBeGreaterThan(changes);
    expect($sections.get().applicant).toMatchObject({ address: { city: 'Austin' } });
    expect(proposed).toMatchObject({ address: { city: '' } });
  });

  it('shows no errors before Continue, then all errors in the order of the page', async () => {
    render(<BondDetailsStep onContinue={goOn} />);
    await type('obligee', 'S');
    expect(errors()).toEqual([]);

    await pressContinue();
    expect(errors()).toEqual([
      'Bond amount is required',
      'Effective date is required',
      'Obligee is required',
    ]);
    expect($hasErrors.get()).toBe(true);
    expect(hasContinued).toBe(false);
  });

  it('removes a corrected error at once, and shows no new errors meanwhile', async () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { business: TYPED_SECTIONS.business } });
    render(<BusinessStep onContinue={goOn} />);
    await type('ein', '');
    await pressContinue();
    expect(errors()).toEqual(['EIN is required']);

    await type('website', 'e');
    expect(errors()).toEqual(['EIN is required']);

    await type('ein', '123456789');
    expect(errors()).toEqual([]);
  });

  it('continues with complete answers', async () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { bondDetails: TYPED_BOND_DETAILS } });
    render(<BondDetailsStep onContinue={goOn} />);
    await pressContinue();

    expect(hasContinued).toBe(true);
  });

  it('saves nothing when it only opens again', () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { bondDetails: TYPED_BOND_DETAILS } });
    const changes = $changeCount.get();
    render(<BondDetailsStep onContinue={goOn} />);

    expect($changeCount.get()).toBe(changes);
  });

  it("shows the server's problem at its field", async () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
    noteServerIssues('applicant', [{ path: ['address', 'city'], message: 'City is required' }]);
    await act(async () => {
      render(<ApplicantStep onContinue={goOn} />);
    });

    expect(document.getElementById('address-city-error')?.textContent).toBe('City is required');
  });
});

describe('the amount', () => {
  it('is filled in when the law fixes it, and counts as answered', () => {
    $catalogue.set([
      buildQuoteBond({ stateRules: { TX: { amount: dollars(10_000), terms: [4] } } }),
    ]);
    render(<BondDetailsStep onContinue={goOn} />);

    expect(field('amount').value).toBe('$10,000');
    expect($sections.get().bondDetails).toMatchObject({ amount: '$10,000', termYears: '4' });
  });

  it('is kept and checked again when bond and state change', async () => {
    const sections = { bondDetails: { ...TYPED_BOND_DETAILS, amount: '$30,000' } };
    openWizard({ selection: NOTARY_IN_TEXAS, sections });
    render(<BondDetailsStep onContinue={goOn} />);
    await pressContinue();

    expect(field('amount').value).toBe('$30,000');
    expect(errors()).toEqual(['Amount too large (max $25,000)']);
  });
});

describe('a term that the state no longer offers', () => {
  it('is not replaced silently: the visitor selects a term again', async () => {
    $catalogue.set([buildQuoteBond({ stateRules: { TX: { terms: [6, 7] } } })]);
    $sections.set({ bondDetails: TYPED_BOND_DETAILS });
    render(<BondDetailsStep onContinue={goOn} />);
    expect(document.querySelector<HTMLSelectElement>('#termYears')?.value).toBe('');

    await pressContinue();
    expect(errors()).toEqual(['Choose a term of 6 or 7 years']);
    expect(hasContinued).toBe(false);
  });
});

describe('secrets', () => {
  const again = () =>
    document.body.textContent?.includes('here. For your safety, they are never kept');

  it('are required again after a reload, with the reason', () => {
    const { ssn: _ssn, dateOfBirth: _birth, ...applicant } = TYPED_SECTIONS.applicant;
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { applicant } });
    $isRestored.set(true);
    render(<ApplicantStep onContinue={goOn} />);

    expect(field('ssn').value).toBe('');
    expect(again()).toBe(true);
    expect(document.body.textContent).not.toContain('The payment that you authorized');

    act(() => $payment.set(RECEIPT));
    expect(document.body.textContent).toContain('The payment that you authorized stays as it is.');
  });

  it('are not required again while they are in memory', () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
    render(<ApplicantStep onContinue={goOn} />);

    expect(field('ssn').value).toBe('219-09-1234');
    expect(again()).toBe(false);
  });

  it('are hidden until the visitor shows them', async () => {
    render(<ApplicantStep onContinue={goOn} />);
    const show = document.querySelector<HTMLButtonElement>('[aria-label^="Show Social"]');
    expect(field('ssn').className).toContain('text-security');

    await act(async () => show?.click());
    expect(field('ssn').className).not.toContain('text-security');
    expect(show?.getAttribute('aria-label')).toBe('Hide Social Security number');
  });
});

describe('the experience of an applicant', () => {
  const asked = () => [field('experience-yearsInBusiness').value, licenseField() !== null];
  const licenseField = () => document.getElementById('experience-licenseNumber');

  it('is asked for with the license number', () => {
    const broker = buildQuoteBond({ slug: 'freight-broker-bmc-84', category: 'license' });
    openWizard({ selection: { bondType: broker.slug, stateCode: 'TX' } });
    $catalogue.set([broker]);
    render(<ApplicantStep onContinue={goOn} />);

    expect(asked()).toEqual(['', true]);
  });

  it('starts at no years in business for a notary', () => {
    render(<ApplicantStep onContinue={goOn} />);

    expect(asked()).toEqual(['0', true]);
  });

  it('starts at no years in business and without a license for an appointment by a court', () => {
    const executor = buildQuoteBond({
      slug: 'executor-personal-representative',
      category: 'court',
    });
    openWizard({ selection: { bondType: executor.slug, stateCode: 'TX' } });
    $catalogue.set([executor]);
    render(<ApplicantStep onContinue={goOn} />);

    expect(asked()).toEqual(['0', false]);
  });
});
