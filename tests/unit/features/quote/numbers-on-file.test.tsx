// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ON_FILE } from '~/domain/fields/on-file-mark';
import type { DraftNumbers } from '~/domain/quote/draft-numbers';
import { withoutSecrets } from '~/domain/quote/never-stored';
import { fillInNumbers, keepNumbers } from '~/features/quote/numbers-on-file';
import { $onFile } from '~/features/quote/on-file';
import { startAfresh } from '~/features/quote/quote-ends';
import { loadRules } from '~/features/quote/rules-loader';
import { ApplicantStep } from '~/features/quote/steps/ApplicantStep';
import { $sections, $step, noteServerIssues, saveSection } from '~/features/quote/store';
import { TODAY, TYPED_APPLICANT, TYPED_SECTIONS } from '../../domain/support/builders';
import { keepSession } from '../../stores/account-server';
import { enter, field, render } from '../../ui/render';
import { buildDraft, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const HOLDER = 'ada marsh';
const sent: DraftNumbers[] = [];
let isDown = false;

/** Answers as the server that has every number of each request. */
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  if (isDown) throw new TypeError('Failed to fetch');
  const request = (await new Request(input, init).json()) as DraftNumbers;
  sent.push(request);

  return Response.json({ onFile: request.numbers.map(({ kind }) => kind) });
});

const kindsSent = () => sent.at(-1)?.numbers.map(({ kind, value }) => [kind, value]);

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  localStorage.clear();
  keepSession();
  isDown = false;
  openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
  sent.length = 0;
});

describe('the numbers of a signed-in customer', () => {
  it('are sealed once when step 3 is left', async () => {
    for (const step of ['applicant', 'business', 'underwriting', 'documents'] as const) {
      $step.set(step);
      await keepNumbers();
    }

    expect(sent).toHaveLength(1);
    expect(kindsSent()).toEqual([
      ['date_of_birth', '1980-03-09'],
      ['ssn', '219091234'],
      ['ein', '123456789'],
    ]);
    expect($onFile.get()).toEqual({ date_of_birth: HOLDER, ssn: HOLDER, ein: 'marsh notary llc' });
  });

  it('are sent again after a lost answer, and after a change', async () => {
    $step.set('underwriting');
    isDown = true;
    await keepNumbers();
    expect($onFile.get()).toEqual({});
    isDown = false;
    await keepNumbers();
    saveSection('applicant', { ...TYPED_APPLICANT, ssn: '219-09-1111' });
    await keepNumbers();

    expect(sent).toHaveLength(2);
    expect(kindsSent()?.[1]).toEqual(['ssn', '219091111']);
  });

  it('are deleted when the customer leaves a step without them', async () => {
    $step.set('underwriting');
    await keepNumbers();
    saveSection('applicant', { ...TYPED_APPLICANT, ssn: '', dateOfBirth: '' });
    $step.set('bond-details');
    await keepNumbers();

    expect(kindsSent()).toEqual([['ein', '123456789']]);
  });

  it('wait until both steps are complete', async () => {
    saveSection('business', {});
    $step.set('underwriting');
    await keepNumbers();

    expect(sent).toEqual([]);
  });

  it('are forgotten on the page at sign-out', async () => {
    $step.set('underwriting');
    await keepNumbers();
    startAfresh();

    expect($onFile.get()).toEqual({});
  });
});

describe('a draft after a reload', () => {
  const draft = () => buildDraft({ sections: withoutSecrets(TYPED_SECTIONS) });

  it('has the numbers on file, which are not sealed again', async () => {
    const filled = await fillInNumbers(draft());

    expect(filled.sections).toMatchObject({
      applicant: { ssn: ON_FILE, dateOfBirth: ON_FILE },
      business: { ein: ON_FILE },
    });
    expect(sent).toMatchObject([{ isWhole: false }]);
    openWizard({ selection: NOTARY_IN_TEXAS, sections: filled.sections });
    $onFile.set({});
    await fillInNumbers(draft());
    $step.set('underwriting');
    await keepNumbers();
    expect(sent).toHaveLength(2);
  });

  it('opens without them when the server does not answer', async () => {
    isDown = true;

    expect(await fillInNumbers(draft())).toEqual(draft());
  });

  it('asks for nothing before step 3 was reached', async () => {
    await fillInNumbers(buildDraft());

    expect(sent).toEqual([]);
  });
});

describe('the applicant step', () => {
  const ssn = () => ($sections.get().applicant as { ssn?: string }).ssn;
  const button = (words: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  const type = (id: string, text: string) => act(async () => enter(id, text));

  beforeEach(() => {
    const applicant = { ...TYPED_APPLICANT, dateOfBirth: ON_FILE, ssn: ON_FILE };
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { ...TYPED_SECTIONS, applicant } });
    $onFile.set({ ssn: HOLDER, date_of_birth: HOLDER });
  });

  it('says that the numbers are on file, and asks for none', () => {
    render(<ApplicantStep onContinue={() => undefined} />);

    expect(document.body.textContent).toContain('On file for this application');
    expect(document.querySelector('input[name=ssn]')).toBeNull();
    expect(document.querySelector('input[name=dateOfBirth]')).toBeNull();
  });

  it('has a button that brings the field back, with the focus', async () => {
    render(<ApplicantStep onContinue={() => undefined} />);
    await act(async () => button('Replace Social Security number')?.click());

    expect(field('ssn').value).toBe('');
    expect(document.activeElement?.id).toBe('ssn');
    expect(ssn()).toBe('');
    await type('ssn', '219-09-1111');
    expect(ssn()).toBe('219-09-1111');
    await type('ssn', '');
    expect(field('ssn').value).toBe('');
  });

  it('asks again when the name changes, until the old name is back', async () => {
    render(<ApplicantStep onContinue={() => undefined} />);
    await type('lastName', 'Smith');
    expect(field('ssn').value).toBe('');
    expect(ssn()).toBe('');

    await type('lastName', 'Marsh');
    expect(document.querySelector('input[name=ssn]')).toBeNull();
    expect(ssn()).toBe(ON_FILE);
  });

  it("shows the server's problem with a number, and removes it with Replace", async () => {
    noteServerIssues('applicant', [{ path: ['ssn'], message: 'Enter this number again' }]);
    render(<ApplicantStep onContinue={() => undefined} />);
    expect(document.querySelector('#ssn-error')?.textContent).toBe('Enter this number again');

    await act(async () => button('Replace Social Security number')?.click());
    expect(document.querySelector('#ssn-error')).toBeNull();
  });
});
