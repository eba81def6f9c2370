import {
  loadMatterPayment,
  type MatterPayment,
  sendPaymentLink,
} from '~/data/client-payment/asked-payment';
import { withDb } from '~/data/connection/client';
import { revokeInvitation, type SettleFailure } from '~/data/signing/invitations';
import type { AskPaymentCall } from '~/domain/client-payment/client-payment-calls';
import type { Result } from '~/domain/result';
import { createDeskView, type DeskView } from './desk-view';
import { callAsPerson } from './own-calls';

/** The key of a quote's payment: the quote, and the matter that it was started from, if this browser knows it. */
export function matterPaymentKey(quoteId: string, matterId = ''): string {
  return `${quoteId} ${matterId}`;
}

/** Who pays for a quote of a matter. */
export const matterPaymentView: DeskView<{ payment: MatterPayment | undefined }> = createDeskView(
  async (_userId, key) => {
    const [quoteId = '', matterId = ''] = key.split(' ');
    const loaded = await withDb((db) =>
      loadMatterPayment(db, { quoteId, matterId: matterId === '' ? undefined : matterId }),
    );

    return loaded.ok ? { ok: true, value: { payment: loaded.value } } : loaded;
  },
  'Failed to load who pays',
);

/** Ask a client to pay, and load the state. */
export async function askClient(
  key: string,
  call: AskPaymentCall,
): ReturnType<typeof sendPaymentLink> {
  const result = await callAsPerson((db) => sendPaymentLink(db, call));
  await matterPaymentView.refresh(key);

  return result;
}

/** Close a link to pay, and load the state. */
export async function closePaymentLink(
  key: string,
  linkId: string,
): Promise<Result<undefined, SettleFailure>> {
  const result = await withDb((db) => revokeInvitation(db, linkId));
  await matterPaymentView.refresh(key);

  return result;
}
