// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { QUOTE_STEPS, STEP_NAMES } from '~/domain/quote/journey';
import { Beside } from '~/features/quote/Beside';
import { $isOnOnePage } from '~/features/quote/renewal/renewal-change';
import { loadRules } from '~/features/quote/rules-loader';
import { SaveStatus } from '~/features/quote/SaveStatus';
import { StepFooter } from '~/features/quote/StepFooter';
import { StepRail } from '~/features/quote/StepRail';
import { $saveState, $step, goTo, openStep } from '~/features/quote/store';
import { WizardErrorBoundary } from '~/features/quote/WizardErrorBoundary';
import { TODAY, TYPED_SECTIONS } from '../../domain/support/builders';
import { render } from '../../ui/render';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';
import { NOTARY_TOTAL } from '../../../support/notary-price';

const steps = () => [...document.querySelectorAll<HTMLButtonElement>('ol button')];
const text = () => document.body.textContent ?? '';

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  const { bondDetails, applicant } = TYPED_SECTIONS;
  openWizard({ selection: NOTARY_IN_TEXAS, sections: { bondDetails, applicant } });
});

describe('the list of steps', () => {
  it('has the names of all steps: completed, current and locked', () => {
    goTo('applicant');
    render(<StepRail />);

    expect(steps().map(({ textContent }) => textContent)).toEqual([
      'Select Bond & State, done',
      'Bond Details, done',
      '3Applicant Information',
      ...QUOTE_STEPS.slice(3).map((step, index) => `${index + 4}${STEP_NAMES[step]}`),
    ]);
    expect(steps()[2]?.getAttribute('aria-current')).toBe('step');
    expect(steps().map((step) => step.getAttribute('aria-disabled'))).toEqual(
      QUOTE_STEPS.map((_, index) => (index < 4 ? null : 'true')),
    );
  });

  it('opens the visitable steps and explains why the others are locked', () => {
    render(<StepRail />);
    act(() => steps()[3]?.click());
    expect($step.get()).toBe('business');

    act(() => steps()[6]?.click());
    expect($step.get()).toBe('business');
    const reason = steps()[6]?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(reason)?.textContent).toBe(
      'Later steps open when Business Information is complete.',
    );
  });

  it('says of a renewal on one page that it needs no steps', () => {
    $isOnOnePage.set(true);
    onTestFinished(() => act(() => $isOnOnePage.set(undefined)));
    render(<StepRail />);

    expect(text()).toContain('Renew on this page.');
    expect(text()).not.toContain('Later steps open');
  });
});

describe('the foot of a step', () => {
  const labels = () =>
    [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

  it.each([
    ['select-bond', ['Continue']],
    ['applicant', ['Back', 'Continue']],
    ['review', ['Back', 'Issue Bond']],
    ['confirmation', ['Start New Quote']],
  ] as const)('of %s', (step, buttons) => {
    openStep(step);
    render(<StepFooter />);

    expect(text()).toContain(`Step ${QUOTE_STEPS.indexOf(step) + 1} of ${QUOTE_STEPS.length}`);
    expect(labels()).toEqual(buttons);
  });

  it('shows its progress, and cannot be pressed again meanwhile', () => {
    const handleSubmit = vi.fn();
    openStep('payment');
    render(
      <StepFooter
        submitLabel="Pay"
        pendingLabel="Processing..."
        isPending
        onSubmit={handleSubmit}
      />,
    );
    const button = [...document.querySelectorAll('button')].at(-1);
    act(() => button?.click());

    expect(button?.textContent).toBe('Processing...');
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('resets the wizard on the last step', () => {
    openStep('confirmation');
    render(<StepFooter />);
    act(() => document.querySelector('button')?.click());

    expect($step.get()).toBe('select-bond');
  });
});

describe('the save status', () => {
  const savedAt = new Date(2026, 10, 20, 10, 42);

  it.each([
    [{ status: 'idle' }, ''],
    [{ status: 'saving', savedAt }, 'Saving changes...'],
    [{ status: 'saved', savedAt }, 'Saved 10:42 AM'],
    [
      { status: 'failed', reason: 'other-tab', savedAt },
      'Not saved: another tab changed this quote.',
    ],
  ] as const)('of %j', (state, words) => {
    $saveState.set(state);
    render(<SaveStatus />);

    // Some versions of the time format put a narrow space before AM.
    expect(document.querySelector('[role=status]')?.textContent?.replace(/\s/g, ' ')).toBe(words);
  });
});

describe('the price beside the form', () => {
  it('appears once the amount is known, and disappears on a step that shows the price', async () => {
    act(() => openStep('bond-details'));
    render(<Beside />);
    await vi.waitFor(
      async () => {
        await act(() => Promise.resolve());
        expect(text()).toContain(NOTARY_TOTAL);
      },
      { timeout: 20_000 }, // its code is compiled first
    );
    expect(text()).toContain(
      `Notary Bond in Texas. $10,000 bond, 4 years: ${NOTARY_TOTAL}. You can renew it after 4 years. Without a credit check the premium is higher.`,
    );

    act(() => openStep('payment'));
    expect(text()).toBe('');
  }, 30_000);
});

describe('a wizard that crashes', () => {
  it('shows that the answers are saved, and the remedy', () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue();
    const Broken = () => {
      throw new Error('[test] broken');
    };
    render(
      <WizardErrorBoundary site={{ name: '', phone: '(843) 555-0142', email: '' }}>
        <Broken />
      </WizardErrorBoundary>,
    );

    expect(text()).toContain('Your answers are saved on this device.');
    expect(text()).toContain('(843) 555-0142');
    expect(document.querySelector('button')?.textContent).toBe('Reload the page');
    silence.mockRestore();
  });
});
