// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { act } from 'react';
import type { SigningPart } from '~/domain/signing/signing-part';
import { PartView } from '~/features/sign/PartView';
import { declineNow, type SigningScreen } from '~/stores/signing';
import { render } from '../../ui/render';

vi.mock('~/stores/signing', async (load) => ({
  ...(await load<object>()),
  declineNow: vi.fn(() => Promise.resolve(undefined)),
}));

const PART: SigningPart = {
  ...{ role: 'client', sender: 'Ward & Hale', bond: 'administrator', purpose: 'Bond', reason: '' },
  ...{ payer: null, answers: {}, saved: {}, given: [], facts: {}, corrections: {} },
  ...{ hasCheckedFacts: false, consents: {}, signedAt: null, declinedAt: null },
  documents: [
    {
      id: 'e-records',
      title: 'On a screen',
      hash: 'h',
      version: '1',
      text: ['T'],
      agree: 'I agree',
    },
  ] as unknown as SigningPart['documents'],
};

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
const open = (screen: SigningScreen) => render(<PartView part={PART} screen={screen} />);

beforeEach(() => document.body.replaceChildren());

it.each(['you', 'identity', 'facts', 'e-records', 'signature'] as SigningScreen[])(
  'lets a signer decline on each screen: %s',
  (screen) => {
    open(screen);

    expect(buttons('Decline')).toHaveLength(1);
  },
);

it('says where it asks for the Social Security number that a signature comes before its use', () => {
  open('identity');

  expect(document.body.textContent).toContain('We encrypt it and use it only after you sign.');
});

it('asks before it declines', async () => {
  open('identity');
  await act(async () => buttons('Decline')[0]?.click());
  expect(declineNow).not.toHaveBeenCalled();

  await act(async () => buttons('Decline').at(-1)?.click());
  expect(declineNow).toHaveBeenCalledOnce();
});
