// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withoutSecrets } from '~/domain/quote/never-stored';
import { $matterSigning } from '~/features/quote/matter-signing';
import { OpeningNotices } from '~/features/quote/OpeningNotices';
import { loadRules } from '~/features/quote/rules-loader';
import { ApplicantStep } from '~/features/quote/steps/ApplicantStep';
import { UnderwritingStep } from '~/features/quote/steps/UnderwritingStep';
import { $isRestored, $quote, $step } from '~/features/quote/store';
import { rememberMatterQuote } from '~/platform/matter-quotes';
import { TODAY, TYPED_SECTIONS } from '../../domain/support/builders';
import { render } from '../../ui/render';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const MATTER_ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  localStorage.clear();
  openWizard({ selection: NOTARY_IN_TEXAS, sections: withoutSecrets(TYPED_SECTIONS) });
  $isRestored.set(true);
});

const isQuoteOfMatter = () =>
  rememberMatterQuote({ matterId: MATTER_ID, quoteId: $quote.get().quoteId });

it('asks a visitor for the visitor’s own numbers again', () => {
  render(<ApplicantStep onContinue={vi.fn()} />);

  expect(document.body.textContent).toContain('Enter your date of birth');
  expect(document.body.textContent).toContain('Your home address');
});

it('asks an attorney for the client’s numbers, without saying that they were entered before', () => {
  isQuoteOfMatter();
  render(<ApplicantStep onContinue={vi.fn()} />);

  expect(document.body.textContent).toContain('Enter the client’s date of birth');
  expect(document.body.textContent).toContain('The client’s home address');
  expect(document.body.textContent).not.toContain('again');
});

it('asks an attorney about the client’s history and permission, and a visitor about the visitor’s own', () => {
  const view = render(<UnderwritingStep onContinue={vi.fn()} />);
  expect(document.body.textContent).toContain('The surety may check your credit report');
  view.draw(null);

  isQuoteOfMatter();
  render(<UnderwritingStep onContinue={vi.fn()} />);
  expect(document.body.textContent).toContain('In these questions, “you” is your client.');
  expect(document.body.textContent).toContain('only with your client’s permission');
  expect(document.body.textContent).toContain('The price changes only if you accept a new one.');
});

it('warns of missing signatures until the numbers of all principals are entered', () => {
  const { quoteId } = $quote.get();
  $matterSigning.set({
    quoteId,
    matterId: MATTER_ID,
    missing: ['Grace Park has not been invited to sign.'],
  });
  $step.set('applicant');
  render(<OpeningNotices />);
  expect(document.body.textContent).toContain('Not everybody has signed');

  act(() => $step.set('business'));
  expect(document.body.textContent).not.toContain('Not everybody has signed');
});
