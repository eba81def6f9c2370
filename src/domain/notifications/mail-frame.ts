/** The data that surrounds every letter. */
export type MailFrame = {
  /** The site's address, without a trailing slash. */
  site: string;
  agency: { name: string; legalName: string; address: string; phone: string; email: string };
  /** The address that turns reminders off. Only set for reminders. */
  unsubscribeUrl?: string;
};

/** The reason that the customer receives a mail, and whether it can be turned off. */
export function reasonForMail({ agency, unsubscribeUrl }: MailFrame): string {
  return unsubscribeUrl === undefined
    ? `You get this email because you have a question, an application or a bond with ${agency.name}.`
    : `You get this email because you have a bond with ${agency.name}. You can turn off these reminders.`;
}

/** The agency's contact details in a sentence. */
export function contactSentence({ agency }: MailFrame): string {
  return `Questions? Call ${agency.phone} or write to ${agency.email}.`;
}

/** The sender's name and postal address, which the law requires. */
export function senderLine({ agency }: MailFrame): string {
  return `${agency.legalName}, ${agency.address}`;
}

/** The label of the link that turns reminders off. */
export const UNSUBSCRIBE_LABEL = 'Turn off reminders';
