// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApplicantStep } from '~/features/quote/steps/ApplicantStep';
import { loadRules } from '~/features/quote/rules-loader';
import { TODAY, TYPED_SECTIONS } from '../../domain/support/builders';
import { enter, render } from '../../ui/render';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const HINT = '29401 is a South Carolina ZIP Code. Check the state.';
const onContinue = vi.fn();

const type = (zipCode: string) => act(async () => enter('address-zipCode', zipCode));

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
  render(<ApplicantStep onContinue={onContinue} />);
});

it('says below an address in Texas that its ZIP Code is of another state, until it fits', async () => {
  await type('29401');
  expect(document.querySelector('p[role="status"]')?.textContent).toBe(HINT);

  await type('78701');
  expect(document.body.textContent).not.toContain('Check the state');
});

it('never keeps the visitor from going on', async () => {
  await type('29401');
  await act(async () => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());

  expect(onContinue).toHaveBeenCalledOnce();
});
