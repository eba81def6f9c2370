import { withDb } from '~/data/connection/client';
import {
  loadSigners,
  revokeInvitation,
  sendInvitation,
  settleCorrection,
  type SendFailure,
  type SettleFailure,
  type Signer,
  type WantedInvitation,
} from '~/data/signing/invitations';
import type { Result } from '~/domain/result';
import { createDeskView, type DeskView } from './desk-view';

/** The people of a matter who answer and sign by link. The key is the id of the matter. */
export const signersView: DeskView<Signer[]> = createDeskView(
  (_userId, matterId) => withDb((db) => loadSigners(db, matterId)),
  'Failed to load the client’s part',
);

/** Send an invitation, and load the state of each person. Returns the token of the link if it is to be shown. */
export async function invite(
  matterId: string,
  wanted: WantedInvitation,
): Promise<Result<string | undefined, SendFailure>> {
  const result = await withDb((db) => sendInvitation(db, wanted));
  await signersView.refresh(matterId);

  return result;
}

/** Revoke an invitation, and load the state of each person. */
export async function revoke(
  matterId: string,
  linkId: string,
): Promise<Result<undefined, SettleFailure>> {
  const result = await withDb((db) => revokeInvitation(db, linkId));
  await signersView.refresh(matterId);

  return result;
}

/** Settle a correction, and load the state of each person. */
export async function settle(
  matterId: string,
  correctionId: string,
  wanted: 'accepted' | 'discussed',
): Promise<Result<undefined, SettleFailure>> {
  const result = await withDb((db) => settleCorrection(db, correctionId, wanted));
  await signersView.refresh(matterId);

  return result;
}
