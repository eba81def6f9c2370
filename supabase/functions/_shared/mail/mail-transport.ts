/** A mail as it is handed over. */
export type OutgoingMail = {
  /** The same for every attempt at this mail, so that whoever takes it can drop a second copy. */
  id: string;
  from: string;
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
};

/**
 * What became of handing a mail over. 'deferred': not this mail, not now. 'unavailable': nobody takes any mail now, so
 * the next one need not be tried. 'refused': never.
 */
export type Delivery = 'sent' | 'deferred' | 'unavailable' | 'refused';

/** Hands mails over to whoever delivers them. Never rejects: what goes wrong is an outcome. */
export type MailTransport = { send: (mail: OutgoingMail) => Promise<Delivery> };

/** How long a mail server or a provider has to answer. */
export const SEND_TIMEOUT_MS = 10_000;
