// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillForm } from '~/features/inquiry/fill-form';
import { sentInquiry } from '~/features/inquiry/sent-inquiry';
import { submitInquiry } from '~/features/inquiry/submit-inquiry';
import { inquiryKeyOf } from '~/platform/attorney-inquiries';
import { INQUIRY_FIELDS, type InquiryField } from '~/domain/inquiries/read-inquiry';
import { TYPED_INQUIRY } from '../../../support/inquiries';

let sent: Record<string, string>[];
let answer: () => Promise<Response>;
let opened: string[];

vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
  sent.push(JSON.parse(String(init.body)));
  return answer();
});

/** The form as the page has it, without its looks. */
function openForm(typed: Partial<Record<InquiryField, string>> = TYPED_INQUIRY): HTMLFormElement {
  const fields = INQUIRY_FIELDS.map(
    (field) => `<input id="inquiry-${field}" name="${field}" /><p id="inquiry-${field}-error"></p>`,
  );
  document.body.innerHTML = `<form data-asker="attorney">${fields.join('')}<div data-failure></div><button>Ask</button></form>`;
  for (const [field, value] of Object.entries(typed)) control(field).value = value;

  return document.querySelector('form') ?? expect.unreachable();
}

const control = (field: string) =>
  document.querySelector<HTMLInputElement>(`#inquiry-${field}`) ?? expect.unreachable();

const failure = () => document.querySelector('[data-failure]')?.textContent;

beforeEach(() => {
  sent = [];
  opened = [];
  answer = () => Promise.resolve(Response.json({ sent: true }));
  vi.spyOn(location, 'assign').mockImplementation((url) => void opened.push(String(url)));
});

afterEach(() => vi.restoreAllMocks());

describe('the form of an inquiry', () => {
  it('sends what was typed and opens its status with the key in the fragment', async () => {
    await submitInquiry(openForm());

    expect(sent).toMatchObject([{ ...TYPED_INQUIRY, asker: 'attorney' }]);
    expect(opened).toEqual([`/inquiry#${sent[0]?.['key']}`]);
    expect(control('details').value).toBe('');
  });

  it('keeps the address and the words for the page of this inquiry, and of no other', async () => {
    await submitInquiry(openForm());

    const { email, details } = TYPED_INQUIRY;
    expect(sentInquiry(sent[0]?.['key'] ?? '')).toEqual({ email, details });
    expect(sentInquiry('another')).toBeUndefined();
    sessionStorage.clear();
    expect(sentInquiry(sent[0]?.['key'] ?? '')).toBeUndefined();
  });

  it('sends nothing while a field has a problem, and leads to the first one', async () => {
    await submitInquiry(openForm({ ...TYPED_INQUIRY, amount: '', email: 'counsel' }));

    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(control('amount'));
    expect(control('amount').getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('#inquiry-email-error')?.textContent).toContain('name@');
    expect(control('bond').hasAttribute('aria-invalid')).toBe(false);
  });

  it('is the same inquiry after a lost answer, and another one after a change', async () => {
    const form = openForm();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await submitInquiry(form);
    expect(failure()).toContain('Our server did not answer');
    expect(control('details').value).toBe(TYPED_INQUIRY.details);

    await submitInquiry(form);
    control('amount').value = '$300,000';
    answer = () => Promise.resolve(Response.json({ sent: true }));
    await submitInquiry(form);

    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(failure()).toBe('');
    expect(opened).toEqual([`/inquiry#${third}`]);
  });

  it('leaves its key in this browser for a matter, if an attorney asks', async () => {
    localStorage.clear();
    const known = { bond: 'administrator', state: 'SC', amount: 25_000_000 };
    const form = openForm();
    form.dataset['asker'] = 'applicant';
    await submitInquiry(form);
    expect(inquiryKeyOf(known)).toBeUndefined();

    await submitInquiry(openForm());
    expect(inquiryKeyOf(known)).toBe(sent[1]?.['key']);
  });

  it('is sent once when the button is pressed twice', async () => {
    const form = openForm();
    await Promise.all([submitInquiry(form), submitInquiry(form)]);

    expect(sent).toHaveLength(1);
  });
});

describe('fillForm', () => {
  it('takes bond, state and amount from a link, and keeps what was typed', () => {
    openForm({ amount: '$5,000' });
    fillForm(document.body, '?bondType=notary&state=TN&amount=10000&email=a%40example.com');

    expect(control('bond').value).toBe('notary');
    expect(control('state').value).toBe('TN');
    expect(control('amount').value).toBe('$5,000');
    expect(control('email').value).toBe('');
  });
});
