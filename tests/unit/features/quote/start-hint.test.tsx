// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { loadRules } from '~/features/quote/rules-loader';
import { BondDetailsStep } from '~/features/quote/steps/BondDetailsStep';
import { $catalogue } from '~/features/quote/store';
import { render } from '../../ui/render';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

beforeAll(() => loadRules());

/** The hint of "Effective date" for a court bond with this limit for instant issue. */
function hintOf(instantIssueMax: number): string {
  document.body.replaceChildren();
  openWizard({ selection: NOTARY_IN_TEXAS });
  $catalogue.set([buildQuoteBond({ category: 'court', instantIssueMax })]);
  render(<BondDetailsStep onContinue={() => undefined} />);

  return document.body.textContent;
}

it('asks for time for the decision only if the court names no day', () => {
  expect(hintOf(0)).toContain(
    'The day the bond starts. If the court names none, leave time for the decision (1 to 2 business days), the notary and the filing.',
  );
});

it('accepts today for a court bond that is issued instantly', () => {
  expect(hintOf(1_000_000)).toContain('today, or a later day that the court names.');
});
