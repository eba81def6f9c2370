// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followQuoteDocuments } from '~/features/quote/documents/follow-quote-documents';
import { DocumentAreas } from '~/features/quote/documents/DocumentAreas';
import { $awaitedStep } from '~/features/quote/awaited-step';
import type { QuoteBond } from '~/features/quote/quote-bond';
import { DocumentsStep } from '~/features/quote/steps/DocumentsStep';
import { loadRules } from '~/features/quote/rules-loader';
import {
  $catalogue,
  $quote,
  $sections,
  $selection,
  $step,
  $uploadedDocuments,
  openStep,
} from '~/features/quote/store';
import { $uploads, addUploads } from '~/stores/document-uploads';
import { $documents } from '~/stores/documents';
import { $session } from '~/stores/session';
import { ok } from '~/domain/result';
import { pdfFile } from '../../../support/upload-files';
import { keepSession } from '../../stores/account-server';
import { DocumentServer } from '../../stores/document-server';
import { NoSocket } from '../../stores/no-socket';
import { render } from '../../ui/render';
import { TYPED_SECTIONS } from '../../domain/support/builders';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

vi.stubGlobal('WebSocket', NoSocket);
const server = new DocumentServer();
server.listen();
const USER = { id: 'u1', email: 'ada@example.com', isVerified: true };

const bond = {
  ...buildQuoteBond({ name: 'Executor Bond', requiredDocuments: ['personal_id', 'tax_returns'] }),
  documentAsks: { personal_id: 'A passport.', tax_returns: 'The last two years.' },
};

beforeEach(() => {
  localStorage.clear();
  keepSession();
  server.rows.length = 0;
  server.uploads.length = 0;
  server.holdsUploads = false;
  openWizard();
  followQuoteDocuments();
  act(() => {
    $session.set({ status: 'signed-out' });
    $quote.set({ quoteId: 'q1', quoteKey: 'key' });
  });
});

async function signIn(): Promise<void> {
  act(() => $session.set({ status: 'signed-in', user: USER }));
  await act(() => expect.poll(() => $documents.get()?.status).toBe('loaded'));
}

function draw(
  types: readonly ('personal_id' | 'tax_returns' | 'other')[] = ['tax_returns', 'personal_id'],
  shown: QuoteBond = bond,
) {
  const required = { status: 'loaded', types } as const;
  render(<DocumentAreas bond={shown} required={required} onRetry={() => undefined} />);
}

const buttonLabels = () =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const headings = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
const textOf = (heading: string) =>
  [...document.querySelectorAll('section')].find((section) =>
    section.textContent.startsWith(heading),
  )?.textContent ?? '';

describe('the documents of the open quote', () => {
  it('may have the form of the court among them, when the state requires it', () => {
    const rules = { ownForm: { name: 'Bond', number: 'MPC 801' } };
    act(() => $selection.set({ stateCode: 'MA' }));
    draw(['other'], { ...bond, stateRules: { MA: rules } as never });
    expect(document.body.textContent).toContain('gave you its form, add it to any of them.');

    act(() => $selection.set({ stateCode: 'SC' }));
    expect(document.body.textContent).not.toContain('its form');
  });

  it('count after the server has checked them, and only for this quote', async () => {
    server.put({ doc_type: 'personal_id' });
    server.put({ doc_type: 'tax_returns', is_checked: false });
    server.put({ doc_type: 'other', application_id: 'q2' });
    expect($uploadedDocuments.get()).toEqual([]);

    await signIn();
    await expect.poll(() => $uploadedDocuments.get()).toEqual(['personal_id', 'tax_returns']);

    act(() => $quote.set({ quoteId: 'q2', quoteKey: 'key' }));
    await expect.poll(() => $uploadedDocuments.get()).toEqual(['other']);
    act(() => $session.set({ status: 'signed-out' }));
    expect($uploadedDocuments.get()).toEqual([]);
  });

  it('lead on to the step of a reload as soon as they are known', async () => {
    server.put({ doc_type: 'personal_id' });
    server.put({ doc_type: 'tax_returns' });
    await loadRules();
    act(() => {
      $session.set({ status: 'unknown' });
      $catalogue.set([{ ...bond, supportedStates: ['TX'] }]);
      $selection.set(NOTARY_IN_TEXAS);
      $sections.set(TYPED_SECTIONS);
      $awaitedStep.set('payment');
      openStep('documents');
    });
    render(<DocumentsStep onContinue={() => undefined} />);
    expect(document.querySelector('[role=status]')).not.toBeNull();
    act(() => $session.set({ status: 'signed-in', user: USER }));

    await act(() => expect.poll(() => $step.get()).toBe('payment'));
    expect($awaitedStep.get()).toBeUndefined();
  });

  it('stay open after a reload while one is missing', async () => {
    act(() => $awaitedStep.set('payment'));
    render(<DocumentsStep onContinue={() => undefined} />);

    expect($awaitedStep.get()).toBeUndefined();
    expect($step.get()).not.toBe('payment');
  });

  it('stay loaded while an ended session is restored', async () => {
    server.put({ doc_type: 'personal_id' });
    await signIn();

    act(() => $session.set({ status: 'expired', user: USER }));

    expect($uploadedDocuments.get()).toEqual(['personal_id']);
  });

  it('make the browser ask before leaving during uploads', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);

      return event.defaultPrevented;
    };
    await signIn();
    server.holdsUploads = true;
    const target = {
      applicationId: 'q1',
      docType: 'other',
      keepApplication: () => Promise.resolve(ok(undefined)),
    } as const;
    expect(leave()).toBe(false);

    addUploads(target, [new File([Uint8Array.from(pdfFile())], 'will.pdf')]);
    await expect.poll(() => server.uploads.length).toBe(1);
    expect(leave()).toBe(true);

    act(() => $quote.set({ quoteId: 'q3', quoteKey: 'key' }));
    expect($uploads.get()).toEqual([]);
    expect(leave()).toBe(false);
  });
});

describe('the areas', () => {
  it('are one per required type in the order of the catalogue, and one for other documents', async () => {
    await signIn();
    draw();

    expect(headings()).toEqual(['Personal identification', 'Tax returns', 'Other document']);
    expect(textOf('Tax returns')).toContain('RequiredThe last two years.');
    expect(textOf('Other document')).toContain('Optional');
  });

  it('include other documents only once when the bond requires them', async () => {
    await signIn();
    draw(['other']);

    expect(headings()).toEqual(['Other document']);
  });

  it('name the other document that the bond requires', async () => {
    await signIn();
    draw(['other'], { ...bond, otherDocument: 'Court order, and the will' });

    expect(headings()).toEqual(['Court order, and the will']);
    expect(buttonLabels()).toContain('Choose files for Court order, and the will');
    expect(textOf('Court order, and the will')).toContain('Required');
  });

  it("show another bond's uploads among the other documents", async () => {
    server.put({ doc_type: 'business_license', original_name: 'License.pdf' });
    await signIn();
    draw();

    expect(textOf('Other document')).toContain('License.pdf');
  });

  it('ask a visitor to sign in, and offer no files before that', async () => {
    draw();

    await vi.waitFor(async () => {
      await act(async () => undefined); // draws the form as soon as its code has loaded
      expect(document.body.textContent).toContain('Sign in to upload your documents');
    });
    expect(buttonLabels()).toEqual(['Email me a code', 'Sign In']);
    expect(document.querySelector('input[type="file"]')).toBeNull();
  });

  it('show that a bond without required documents needs none', async () => {
    await signIn();
    draw([]);

    expect(document.body.textContent).toContain(
      'You need no documents to apply for the Executor Bond',
    );
    expect(headings()).toEqual([]);
  });

  it('take the form of the court or agency, in a state that requires its own', async () => {
    const ownForm = { name: 'Application', number: '2301', url: 'https://example.gov', why: 'Law' };
    const own = { ...bond, stateRules: { TX: { ownForm } } };
    await signIn();
    act(() => $selection.set(NOTARY_IN_TEXAS));
    draw([], own);

    expect(document.querySelector('summary')?.textContent).toBe(
      'Form 2301: add it here if you have it',
    );
    expect(document.querySelector('details')?.open).toBe(false);
    expect(headings()).toEqual(['Form 2301']);
    expect(document.body.textContent).toContain('The form from the court or agency');
  });
});
