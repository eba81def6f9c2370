/** What stands around every letter. */
export type MailFrame = {
  /** The site's address, without a slash at the end. */
  site: string;
  agency: { name: string; legalName: string; address: string; phone: string; email: string };
  /** Where reminders are turned off; only of a mail that is one. */
  unsubscribeUrl?: string;
};

/** Why a mail came, and whether it can be turned off. */
export function reasonForMail({ agency, unsubscribeUrl }: MailFrame): string {
  return unsubscribeUrl === undefined
    ? `You get this mail because of an application or a bond with ${agency.name}.`
    : `You get this mail because you have a bond with ${agency.name}, and you can turn such reminders off.`;
}

/** How to reach us. */
export function contactSentence({ agency }: MailFrame): string {
  return `Questions? Call ${agency.phone} or write to ${agency.email}.`;
}

/** Who writes, as the law asks of a sender. */
export function senderLine({ agency }: MailFrame): string {
  return `${agency.legalName}, ${agency.address}`;
}

/** What the link that turns reminders off is called. */
export const UNSUBSCRIBE_LABEL = 'Turn renewal reminders off';
