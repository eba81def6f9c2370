import { expect, it } from 'vitest';
import { SIGNING_PAGE_FAILURES } from '~/domain/signing/page-failures';
import { SIGNING_FAILURE_STATUS, type SigningFailure } from '~/domain/signing/signing-calls';

/** Only the sender of an invitation can get these. */
const OF_SENDERS: readonly string[] = [
  'no-address',
  'no-firm-indemnity',
] satisfies SigningFailure[];

it.each(Object.keys(SIGNING_FAILURE_STATUS).filter((code) => !OF_SENDERS.includes(code)))(
  'the signing page knows the refusal %s of the server',
  (code) => {
    expect(SIGNING_PAGE_FAILURES).toContain(code);
  },
);
