// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRules } from '~/features/quote/rules-loader';
import { ApplicantStep } from '~/features/quote/steps/ApplicantStep';
import { BusinessStep } from '~/features/quote/steps/BusinessStep';
import { $catalogue, $sections, noteServerIssues } from '~/features/quote/store';
import { TODAY, TYPED_SECTIONS } from '../../domain/support/builders';
import { enter, field, render } from '../../ui/render';
import { buildQuoteBond, openWizard } from './wizard-builder';

const TRUSTEE = { bondType: 'trustee', stateCode: 'TX' } as const;
const BID = { bondType: 'bid-bond', stateCode: 'TX' } as const;
const MARY = {
  firstName: 'Mary',
  middleName: 'Ann',
  lastName: 'Smith',
  suffix: '',
  dateOfBirth: '04/12/1971',
  ssn: '219-09-4321',
  email: '',
};
const LEE = { ...MARY, firstName: 'Lee', middleName: '', ssn: '219-09-5432' };

let hasContinued: boolean;

const goOn = () => {
  hasContinued = true;
};
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const press = (words: string) => act(async () => button(words)?.click());
const pressContinue = () =>
  act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
const type = (id: string, text: string) => act(async () => enter(id, text));
const errors = () =>
  [...document.querySelectorAll('[role=group] a')].map((link) => link.textContent);
const parties = () =>
  [...document.querySelectorAll('legend')].filter(({ textContent }) =>
    textContent.startsWith('Principal '),
  ).length;
const openQuote = (quote: Parameters<typeof openWizard>[0]) => {
  openWizard(quote);
  $catalogue.set(
    (['trustee', 'bid-bond', 'notary'] as const).map((slug) => buildQuoteBond({ slug })),
  );
};
const openTrustee = (...furtherPrincipals: object[]) => {
  const applicant = { ...TYPED_SECTIONS.applicant, furtherPrincipals };
  openQuote({ selection: TRUSTEE, sections: { applicant } });
  render(<ApplicantStep onContinue={goOn} />);
};

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  hasContinued = false;
});

describe('another principal', () => {
  it('is added with the focus in the first name, and saved as it is typed', async () => {
    openTrustee();
    expect(document.getElementById('furtherPrincipals-0-firstName')).toBeNull();

    await press('Add another principal');
    expect(document.activeElement?.id).toBe('furtherPrincipals-0-firstName');

    await type('furtherPrincipals-0-firstName', 'Mary');
    expect($sections.get().applicant).toMatchObject({ furtherPrincipals: [{ firstName: 'Mary' }] });
  });

  it('has errors that name it, and that lead to its fields', async () => {
    openTrustee(MARY);
    await press('Add another principal');
    await pressContinue();

    expect(errors()).toEqual([
      'Principal 3: First name is required',
      'Principal 3: Last name is required',
      'Principal 3: Date of birth is required',
      'Principal 3: SSN is required',
    ]);
    const [first] = document.querySelectorAll<HTMLAnchorElement>('[role=group] a');
    expect(first?.getAttribute('href')).toBe('#furtherPrincipals-1-firstName');
    expect(document.getElementById('furtherPrincipals-1-ssn-error')?.textContent).toBe(
      'SSN is required',
    );
    expect(hasContinued).toBe(false);
  });

  it('is removed with its answers and errors, and the next one moves up', async () => {
    openTrustee({ ...MARY, ssn: '' }, LEE);
    await pressContinue();
    expect(errors()).toEqual(['Principal 2: SSN is required']);

    await press('Remove principal 2');

    expect(field('furtherPrincipals-0-firstName').value).toBe('Lee');
    expect(field('furtherPrincipals-0-ssn').value).toBe('219-09-5432');
    expect(document.getElementById('furtherPrincipals-1-firstName')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Add another principal');
    expect(errors()).toEqual([]);
    expect($sections.get().applicant).toMatchObject({ furtherPrincipals: [LEE] });

    await pressContinue();
    expect(hasContinued).toBe(true);
  });

  it('leaves no answers behind when it was the only one', async () => {
    openTrustee(MARY);
    await press('Remove principal 2');

    expect(JSON.stringify($sections.get())).not.toContain('Mary');
    await press('Add another principal');
    expect(field('furtherPrincipals-0-firstName').value).toBe('');
  });

  it('is one of six at most', async () => {
    openTrustee(MARY, MARY, MARY, MARY);
    await press('Add another principal');

    expect(parties()).toBe(5);
    expect(button('Add another principal')).toBeUndefined();
    expect(document.body.textContent).toContain('A bond names up to 6 principals.');
  });

  it("shows the server's problem at its field", async () => {
    openQuote({
      selection: TRUSTEE,
      sections: { applicant: { ...TYPED_SECTIONS.applicant, furtherPrincipals: [MARY] } },
    });
    noteServerIssues('applicant', [
      { path: ['furtherPrincipals', '0', 'lastName'], message: 'Last name is required' },
    ]);
    await act(async () => {
      render(<ApplicantStep onContinue={goOn} />);
    });

    expect(document.getElementById('furtherPrincipals-0-lastName-error')?.textContent).toBe(
      'Last name is required',
    );
  });

  it('is not offered where the bond binds one person', () => {
    openQuote({ selection: { bondType: 'notary', stateCode: 'TX' } });
    render(<ApplicantStep onContinue={goOn} />);

    expect(button('Add another principal')).toBeUndefined();
  });
});

describe('another business', () => {
  it('joins the first one on a contract bond', async () => {
    openQuote({ selection: BID, sections: { business: TYPED_SECTIONS.business } });
    render(<BusinessStep onContinue={goOn} />);
    await press('Add another business');
    expect(document.activeElement?.id).toBe('furtherBusinesses-0-legalName');
    await pressContinue();

    expect(errors()).toEqual([
      'Principal 2: Legal business name is required',
      'Principal 2: EIN is required',
      'Principal 2: Business type is required',
    ]);
  });
});
