// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRules } from '~/features/quote/rules-loader';
import { BondDetailsStep } from '~/features/quote/steps/BondDetailsStep';
import { BusinessStep } from '~/features/quote/steps/BusinessStep';
import { addDays, addYears, formatShortDate } from '~/domain/dates';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { $catalogue, $sections } from '~/features/quote/store';
import { TODAY, TYPED_BOND_DETAILS, TYPED_SECTIONS } from '../../domain/support/builders';
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

describe('the business', () => {
  const business = { isBusiness: 'yes' };

  it('is not asked about while a person applies for a bond that binds a person', async () => {
    render(<BusinessStep onContinue={goOn} />);
    expect(field('isBusiness-no').checked).toBe(true);
    expect(document.getElementById('legalName')).toBeNull();

    await pressContinue();
    expect(hasContinued).toBe(true);
    expect($sections.get().business).toMatchObject({ isBusiness: 'no' });
  });

  it('is asked about after a yes', async () => {
    render(<BusinessStep onContinue={goOn} />);
    await act(async () => field('isBusiness').click());
    await pressContinue();

    expect(errors()).toContain('Legal business name is required');
    expect(hasContinued).toBe(false);
  });

  it('is known from answers that were given before the question existed', () => {
    const { isBusiness: _, ...older } = TYPED_SECTIONS.business;
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { business: older } });
    render(<BusinessStep onContinue={goOn} />);

    expect(field('isBusiness').checked).toBe(true);
    expect(field('legalName').value).toBe(older.legalName);
  });

  it('applies without a question for a bond that binds a business', () => {
    openWizard({ selection: { bondType: 'auto-dealer', stateCode: 'TX' } });
    $catalogue.set([buildQuoteBond({ slug: 'auto-dealer' })]);
    render(<BusinessStep onContinue={goOn} />);

    expect(document.getElementById('isBusiness')).toBeNull();
    expect(field('legalName').value).toBe('');
  });

  it("is in the bond's state, whatever the visitor types", () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { business } });
    render(<BusinessStep onContinue={goOn} />);

    expect(field('businessAddress-state').value).toBe('Texas');
    expect(field('businessAddress-state').readOnly).toBe(true);
  });

  it('copies the applicant’s address with one click, and clears it with another', async () => {
    const applicant = {
      address: { street: '1 Quay', city: 'Austin', state: 'TX', zipCode: '78701' },
    };
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { applicant, business } });
    render(<BusinessStep onContinue={goOn} />);
    const same = field('businessAddress-same');
    expect(same.checked).toBe(false);

    await act(async () => same.click());
    expect(field('businessAddress-street').value).toBe('1 Quay');
    expect(same.checked).toBe(true);

    await type('businessAddress-street', '2 Quay');
    expect(same.checked).toBe(false);
  });

  it('does not offer an address in another state', () => {
    const applicant = {
      address: { street: '1 Quay', city: 'Reno', state: 'NV', zipCode: '89501' },
    };
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { applicant, business } });
    render(<BusinessStep onContinue={goOn} />);

    expect(document.getElementById('businessAddress-same')).toBeNull();
  });
});

describe('the matter', () => {
  const fields = [
    { key: 'ward', label: 'Ward', kind: 'text', required: true, hint: 'As in the petition.' },
    { key: 'caseNumber', label: 'Case number', kind: 'text', required: true, notYet: 'Not yet' },
    { key: 'signedOn', label: 'Signed on', kind: 'date', required: true, notYet: 'Not signed' },
    {
      key: 'capacity',
      label: 'Title',
      kind: 'choice',
      required: true,
      choices: [{ value: 'guardian', label: 'Guardian' }],
    },
    { key: 'assets', label: 'Assets', kind: 'money', section: 'business' },
  ];
  const bond = buildQuoteBond({ matter: fields.map((one) => matterFieldSchema.parse(one)) });

  beforeEach(() => {
    const { purpose: _, ...details } = TYPED_BOND_DETAILS;
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { bondDetails: details } });
    $catalogue.set([bond]);
  });

  it('lists missing facts in the order of the page, and proposes a single choice', async () => {
    render(<BondDetailsStep onContinue={goOn} />);
    expect($sections.get().bondDetails).toMatchObject({ matter: { capacity: 'guardian' } });

    await pressContinue();
    expect(errors()).toEqual([
      'Ward is required',
      'Case number is required, or check “Not yet”',
      'Signed on is required, or check “Not signed”',
    ]);
  });

  it('takes a box in place of a value that does not exist yet, and lets it be undone', async () => {
    render(<BondDetailsStep onContinue={goOn} />);
    await type('matter-ward', 'Ruth Whitfield');
    await act(async () => field('matter-caseNumber-not-yet').click());
    await act(async () => field('matter-signedOn-not-yet').click());
    expect(field('matter-caseNumber').value).toBe('Not yet');
    expect(field('matter-signedOn').readOnly).toBe(true);

    await pressContinue();
    expect(hasContinued).toBe(true);

    await act(async () => field('matter-signedOn-not-yet').click());
    expect(field('matter-signedOn').value).toBe('');
  });

  it('asks for the facts of the case in the business step', async () => {
    render(<BusinessStep onContinue={goOn} />);
    await type('matter-assets', '$72,000');
    await pressContinue();

    expect(hasContinued).toBe(true);
    expect($sections.get().business).toMatchObject({ matter: { assets: '$72,000' } });
  });
});

describe('facts that follow from other answers', () => {
  const textField = (key: string) =>
    matterFieldSchema.parse({ key, label: key, kind: 'text', hint: `The ${key}.` });

  it('are the court and the county of an obligee that names both, unless they are typed', async () => {
    const bond = buildQuoteBond({ matter: [textField('court'), textField('county')] });
    openWizard({ selection: NOTARY_IN_TEXAS });
    $catalogue.set([bond]);
    render(<BondDetailsStep onContinue={goOn} />);
    await type('obligee', 'Probate Court of Travis County');
    expect([field('matter-court').value, field('matter-county').value]).toEqual([
      'Probate Court',
      'Travis',
    ]);

    await type('matter-county', 'Hays');
    await type('obligee', 'Probate Court of Bexar County');
    expect(field('matter-county').value).toBe('Hays');
  });

  it('are the county of an office, and the first day of a commission that the bond follows', async () => {
    const start = { key: 'commissionStart', label: 'First day', kind: 'date', required: true };
    const fields = [textField('county'), matterFieldSchema.parse({ ...start, hint: 'The day.' })];
    openWizard({ selection: NOTARY_IN_TEXAS });
    $catalogue.set([buildQuoteBond({ matter: fields })]);
    render(<BondDetailsStep onContinue={goOn} />);
    await type('obligee', 'Travis County Clerk');
    await type('effectiveDate', formatShortDate(TODAY));
    await act(async () =>
      field('effectiveDate').dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    );

    expect(field('matter-county').value).toBe('Travis');
    expect(field('matter-commissionStart').value).toBe(formatShortDate(TODAY));
  });

  it('are the dates of the next license year, offered to who renews a license that ends soon', async () => {
    const licenseEnd = matterFieldSchema.parse({
      key: 'licenseYearEnd',
      label: 'The date on your license',
      kind: 'date',
      hint: 'The day the license ends.',
    });
    openWizard({ selection: { bondType: 'auto-dealer', stateCode: 'TX' } });
    $catalogue.set([buildQuoteBond({ slug: 'auto-dealer', matter: [licenseEnd] })]);
    render(<BondDetailsStep onContinue={goOn} />);
    expect(document.body.textContent).not.toContain('Do you renew this license?');

    await type('effectiveDate', formatShortDate(TODAY));
    await type('matter-licenseYearEnd', formatShortDate(addDays(TODAY, 30)));
    expect(document.body.textContent).toContain('Do you renew this license?');
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Use these dates',
    );
    await act(async () => button?.click());

    expect(field('effectiveDate').value).toBe(formatShortDate(addDays(TODAY, 31)));
    expect(field('matter-licenseYearEnd').value).toBe(
      formatShortDate(addYears(addDays(TODAY, 30), 1)),
    );
    expect(document.activeElement?.id).toBe('effectiveDate');
    expect(document.body.textContent).not.toContain('Do you renew this license?');
  });

  it.each([
    ['Parcel 27-182', false],
    ['My number is 219 09 9999', true],
  ])('are a warning of an SSN in %j: %s', (purpose, isWarned) => {
    const bondDetails = { ...TYPED_BOND_DETAILS, purpose };
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { bondDetails } });
    render(<BondDetailsStep onContinue={goOn} />);

    expect(document.body.textContent.includes('tax ID number')).toBe(isWarned);
  });
});
