import { isReminder } from '../../../src/domain/notifications/notification-kinds.ts';
import { writeMail } from '../../../src/domain/notifications/write-mail.ts';
import type { OutgoingMail } from '../_shared/mail/mail-transport.ts';
import type { UnsubscribeTokens } from '../_shared/mail/unsubscribe-token.ts';
import { AGENCY } from '../_shared/papers/paper-words.ts';
import type { ClaimedMail } from './outbox.ts';

/** RFC 3834: no out-of-office note answers a machine. */
const FROM_A_MACHINE = { 'Auto-Submitted': 'auto-generated' };

/** Write a mail out. A reminder can be turned off by one press (RFC 8058). Undefined where the data does not fill it. */
export async function toOutgoingMail(
  mail: ClaimedMail,
  sender: { from: string; replyTo: string | undefined; unsubscribeTokens: UnsubscribeTokens },
  site: string,
): Promise<OutgoingMail | undefined> {
  const token =
    isReminder(mail.kind) && mail.bondId !== null
      ? await sender.unsubscribeTokens.sign(mail.bondId)
      : undefined;
  const written = writeMail(mail.kind, mail.data, {
    site,
    agency: AGENCY,
    ...(token !== undefined && { unsubscribeUrl: `${site}/unsubscribe?token=${token}` }),
  });
  if (written === undefined) return undefined;

  return {
    id: mail.id,
    from: sender.from,
    replyTo: sender.replyTo ?? AGENCY.email,
    to: mail.recipient,
    ...written,
    headers: {
      ...FROM_A_MACHINE,
      ...(token !== undefined && {
        'List-Unsubscribe': `<${site}/api/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
