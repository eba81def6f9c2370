// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRules } from '~/features/quote/rules-loader';
import { UnderwritingStep } from '~/features/quote/steps/UnderwritingStep';
import { TYPED_BOND_DETAILS } from '../../domain/support/builders';
import { render } from '../../ui/render';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

beforeAll(() => loadRules());

describe('the choice to skip the credit check', () => {
  it('names its cost in dollars, and only the rate while the amount is unknown', () => {
    openWizard({
      selection: NOTARY_IN_TEXAS,
      sections: { bondDetails: { ...TYPED_BOND_DETAILS, amount: '$10,000' } },
    });
    render(<UnderwritingStep onContinue={() => undefined} />);
    expect(document.body.textContent).toContain(
      'This adds 0.5% of the bond amount to the premium ($50.00)',
    );

    openWizard({ selection: NOTARY_IN_TEXAS });
    render(<UnderwritingStep onContinue={() => undefined} />);
    expect(document.body.textContent).toMatch(/0\.5% of the bond amount to the premium[,.]/);
  });
});

describe('the choice to allow the credit check', () => {
  it('says that no other price holds without the consent of the applicant', () => {
    openWizard({ selection: NOTARY_IN_TEXAS });
    render(<UnderwritingStep onContinue={() => undefined} />);

    expect(document.body.textContent).toContain('The price changes only if you accept a new one.');
  });
});
