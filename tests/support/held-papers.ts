import { expect } from '@playwright/test';
import { SECRET_KEY } from './keys.ts';
import type { HoldUp } from '../../src/domain/issuing/hold-ups.ts';
import { breakWriting } from './broken-writing.ts';
import { querySite } from './site-database.ts';
import { testSite } from './test-site.ts';

/** A bond of the test site whose papers cannot be stored for now. */
export type HeldPapers = {
  /** Let the papers be stored. */
  release: () => Promise<unknown>;
  /** Run `finish-bonds` until the bond is in force. */
  finish: () => Promise<void>;
  /** Leave the bond to the staff. */
  leaveToStaff: (reason: HoldUp) => Promise<unknown>;
};

/** Keep the papers of an application's bond from being stored, as a full disk would. The application may not exist yet. */
export async function holdPapersBack(applicationId: string): Promise<HeldPapers> {
  const release = await breakWriting(
    { query: querySite },
    'public.bonds',
    'update of pdf_url',
    `new.application_id = '${applicationId}'`,
  );

  return {
    release,
    finish: () =>
      expect(async () => {
        // Another test may have called the function while the papers were held back.
        await querySite(
          'update private.issuing_cases set next_attempt_at = now() where application_id = $1',
          [applicationId],
        );
        await finishBonds();
        expect(
          await querySite('select status from public.bonds where application_id = $1', [
            applicationId,
          ]),
        ).toEqual([{ status: 'active' }]);
      }).toPass(),
    leaveToStaff: (reason) =>
      querySite('select public.hold_issuing_case($1, $2)', [applicationId, reason]),
  };
}

async function finishBonds(): Promise<void> {
  const response = await fetch(`${testSite.apiUrl}/functions/v1/finish-bonds`, {
    method: 'POST',
    headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ waitedSeconds: 0 }),
  });
  if (!response.ok) throw new Error(`finish-bonds: ${response.status}`);
}
