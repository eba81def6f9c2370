/** The attorney of a matter, as a quote for the matter proposes it. */
import { formatPhone, parsePhone } from '../formats/phone.ts';
import type { FirmRole } from './matter-words.ts';

/** The attorney's name and phone, for the underwriter and the filing packet. */
export type MatterAttorney = { name?: string | undefined; phone?: string | undefined };

type Member = { id: string; name: string; email: string; role: FirmRole };

/** The firm as the user who starts the quote knows it, with the phone number in the user's own profile. */
export type OwnFirm = { userId: string; members: readonly Member[]; ownPhone?: string | undefined };

/** The roles of attorneys. */
const ATTORNEYS: readonly FirmRole[] = ['owner', 'attorney'];

/** The member who is responsible for the matter, if an attorney. A phone number is known only of the user. */
export function attorneyOf(responsible: string | undefined, firm: OwnFirm): MatterAttorney {
  const member = firm.members.find(({ id }) => id === responsible);
  if (!member || !ATTORNEYS.includes(member.role)) return {};

  const phone = parsePhone(member.id === firm.userId ? (firm.ownPhone ?? '') : '');

  return {
    // A member without a name is listed under the email address.
    ...(member.name !== member.email && { name: member.name }),
    ...(phone !== undefined && { phone: formatPhone(phone) }),
  };
}
