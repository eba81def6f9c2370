// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadRules } from '~/features/quote/rules-loader';
import { ApplicantStep } from '~/features/quote/steps/ApplicantStep';
import { BusinessStep } from '~/features/quote/steps/BusinessStep';
import { UnderwritingStep } from '~/features/quote/steps/UnderwritingStep';
import { $catalogue } from '~/features/quote/store';
import { field, render } from '../../ui/render';
import { buildQuoteBond, openWizard } from './wizard-builder';

const APPLICANT = {
  firstName: 'Ada',
  address: { street: '9 Elm St', city: 'Atlanta', state: 'GA', zipCode: '30303' },
};

const goOn = () => undefined;
const words = () => document.body.textContent;

beforeAll(() => loadRules());

beforeEach(() => {
  openWizard({
    selection: { bondType: 'appeal-supersedeas', stateCode: 'TX' },
    sections: { applicant: APPLICANT },
  });
  $catalogue.set([buildQuoteBond({ slug: 'appeal-supersedeas', category: 'court' })]);
});

describe('a company that appeals', () => {
  it('reads that the applicant’s step asks for who signs for it', () => {
    render(<ApplicantStep onContinue={goOn} />);

    expect(words()).toContain(
      'If a company appeals, enter a person who is authorized to sign for it',
    );
  });

  it('is asked for after a yes, and reads that the bond names it', async () => {
    render(<BusinessStep onContinue={goOn} />);
    expect(words()).toContain('Choose Yes if a company appeals');
    expect([field('isBusiness').checked, field('isBusiness-no').checked]).toEqual([false, false]);

    await act(async () => field('isBusiness').click());
    expect(words()).toContain('The bond names this business as the principal.');
    expect(words()).not.toContain('call us first');
  });

  it('may be in another state than the bond, and take the applicant’s address with its state', async () => {
    render(<BusinessStep onContinue={goOn} />);
    await act(async () => field('isBusiness').click());
    expect(words()).not.toContain('The bond is for Texas');

    await act(async () => field('businessAddress-same').click());
    expect(document.querySelector<HTMLSelectElement>('#businessAddress-state')?.value).toBe('GA');
    expect(field('businessAddress-city').value).toBe('Atlanta');
  });
});

describe('the question about lawsuits and judgments', () => {
  const LEAVE_OUT = 'Leave out the case of this appeal.';

  it('is not about the case that is appealed', () => {
    render(<UnderwritingStep onContinue={goOn} />);

    expect(words()).toContain(LEAVE_OUT);
  });

  it('has nothing to leave out for another bond', () => {
    openWizard({ selection: { bondType: 'notary', stateCode: 'TX' }, sections: {} });
    render(<UnderwritingStep onContinue={goOn} />);

    expect(words()).toContain('Answering yes won’t disqualify you.');
    expect(words()).not.toContain(LEAVE_OUT);
  });
});
