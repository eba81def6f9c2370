import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
import type { SendFailure, SettleFailure, WantedIndemnity } from '~/data/signing/invitations';
import { fail, ok, type Result } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { accountView } from './staff-contractors';

/** Send an indemnitor a link to sign. A newer link replaces the older one. The contractor's account reloads. */
export function inviteIndemnitor(
  contractorId: string,
  wanted: WantedIndemnity,
): Promise<Result<undefined, SendFailure>> {
  return change(contractorId, async ({ sendInvitation }) => {
    const sent = await withDb((db) => sendInvitation(db, wanted));

    return sent.ok ? ok(undefined) : sent;
  });
}

/** End the link of an indemnitor. The contractor's account reloads. */
export function revokeIndemnity(
  contractorId: string,
  linkId: string,
): Promise<Result<undefined, SettleFailure>> {
  return change(contractorId, ({ revokeInvitation }) =>
    withDb((db) => revokeInvitation(db, linkId)),
  );
}

type Invitations = typeof import('~/data/signing/invitations');

async function change<Code extends string>(
  contractorId: string,
  call: (invitations: Invitations) => Promise<Result<undefined, Code>>,
) {
  const invitations = await loadInvitations();
  if (invitations === undefined) return fail(connectionFailure());

  const result = await call(invitations);
  await accountView.refresh(contractorId);

  return result;
}

/** The code for the calls. Undefined when it did not load. */
async function loadInvitations(): Promise<Invitations | undefined> {
  try {
    await loadZod();

    return await import('~/data/signing/invitations');
  } catch {
    return undefined;
  }
}
