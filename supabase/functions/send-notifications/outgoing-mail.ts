import { CALENDAR_TYPE } from '../../../src/domain/calendar/calendar-file.ts';
import { isReminder } from '../../../src/domain/notifications/read-letter.ts';
import { renewalDueCalendar } from '../../../src/domain/notifications/renewal-due.ts';
import { writeMail } from '../../../src/domain/notifications/write-mail.ts';
import type { OutgoingMail } from '../_shared/mail/mail-transport.ts';
import type { UnsubscribeTokens } from '../_shared/mail/unsubscribe-token.ts';
import { AGENCY } from '../_shared/papers/paper-words.ts';
import type { ClaimedMail } from './outbox.ts';

/** Marks the mail as automatic, so that no out-of-office reply answers it (RFC 3834). */
const FROM_A_MACHINE = { 'Auto-Submitted': 'auto-generated' };

/**
 * Write a mail. A reminder gets a one-click unsubscribe link (RFC 8058), and one of a renewal its day as a calendar
 * file. Undefined if the data does not fit the mail's
 * template.
 */
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

  const { kind, bondId, data } = mail;
  const calendar =
    kind === 'renewal_due' && bondId !== null
      ? renewalDueCalendar(data, { bondId, site })
      : undefined;

  return {
    id: mail.id,
    from: sender.from,
    replyTo: sender.replyTo ?? AGENCY.email,
    to: mail.recipient,
    ...written,
    ...(calendar && {
      attachments: [
        { fileName: calendar.fileName, contentType: CALENDAR_TYPE, text: calendar.text },
      ],
    }),
    headers: {
      ...FROM_A_MACHINE,
      ...(token !== undefined && {
        'List-Unsubscribe': `<${site}/api/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
