import type { Page } from '@playwright/test';
import { containsSecret } from '../../src/domain/quote/never-stored.ts';

/** Data that left the browser, and its destination. */
type Trace = { where: string; text: string };

/** Records all data that leaves a page, and searches it and the browser's storage for secrets. */
export type SecretWatch = {
  /** The places that hold secrets now. Empty when all is well. */
  findings: () => Promise<string[]>;
};

/** The fields of `submit-application` that may carry a secret on its way to the sealed table. */
type Submission = { applicant: { ssn?: string; dateOfBirth?: string }; business: { ein?: string } };

/**
 * Watch a page from before its first request. `numbers` are searched as typed and as digits only. `codes` are too short
 * for that and are searched as whole words.
 */
export function watchForSecrets(
  page: Page,
  { numbers, codes }: { numbers: readonly string[]; codes: readonly string[] },
): SecretWatch {
  const traces: Trace[] = [];
  page.on('request', (request) => {
    traces.push({ where: 'address of a request', text: request.url() });
    const body = request.postData();
    if (body !== null)
      traces.push({ where: `body to ${request.url()}`, text: allowedPart(request.url(), body) });
  });
  page.on('console', (message) => traces.push({ where: 'console', text: message.text() }));
  page.on('framenavigated', (frame) =>
    traces.push({ where: 'address of the page', text: frame.url() }),
  );

  const standsAlone = codes.map((code) => new RegExp(`(?<!\\d)${code}(?!\\d)`));
  const isLeak = ({ text }: Trace) =>
    containsSecret(text, numbers) || standsAlone.some((pattern) => pattern.test(text));

  return {
    findings: async () => {
      const kept = await readBrowser(page);

      return [...traces, ...kept].filter(isLeak).map(({ where, text }) => `${where}: ${text}`);
    },
  };
}

/**
 * The body without the three fields that may hold a secret. Throws when they are missing, because the test would prove
 * nothing.
 */
function allowedPart(url: string, body: string): string {
  if (!url.endsWith('/submit-application')) return body;

  const { applicant, business, ...rest } = JSON.parse(body) as Submission;
  const { ssn, dateOfBirth, ...person } = applicant;
  const { ein, ...company } = business;
  if (!ssn || !dateOfBirth || !ein) throw new Error('The submission carries no secrets at all');

  return JSON.stringify({ ...rest, person, company });
}

/** The page's content and the browser's storage. */
async function readBrowser(page: Page): Promise<Trace[]> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => ({
    'local storage': JSON.stringify({ ...localStorage }),
    'session storage': JSON.stringify({ ...sessionStorage }),
    IndexedDB: JSON.stringify(await indexedDB.databases()),
    history: JSON.stringify(history.state),
    page: document.documentElement.outerHTML,
    fields: JSON.stringify(
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    ),
  }));

  return [
    { where: 'cookies', text: JSON.stringify(cookies) },
    ...Object.entries(inPage).map(([where, text]) => ({ where, text })),
  ];
}
