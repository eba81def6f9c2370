import { signUrl, toUrl } from '~/data/bonds/bond-downloads';
import { requestPacket } from '~/data/bonds/filing-packet';
import type { BuyersPaper } from '~/domain/bonds/bond-file-request';
import { keepPacket, openLink } from './bond-downloads';
import { callAsPerson } from './own-calls';

/** A bond that was just bought. `quoteKey` proves it for a visitor without an account. */
export type BoughtBond = { id: string; number: string; quoteKey: string | undefined };

/** Download a paper of a bond that was just bought. Toasts report the outcome. */
export async function downloadBoughtPaper(
  { id: bondId, quoteKey }: BoughtBond,
  type: BuyersPaper,
): Promise<void> {
  openLink(toUrl(await callAsPerson((db) => signUrl(db, { bondId, type, quoteKey }))));
}

/** Save the filing packet of a bond that was just bought. Toasts report the outcome. */
export async function downloadBoughtPacket({ id, number, quoteKey }: BoughtBond): Promise<void> {
  const packet = await callAsPerson((db) => requestPacket(db, { bondId: id, quoteKey }));

  keepPacket(number, packet);
}
