/** A mail that is ready to send. */
export type OutgoingMail = {
  /** Stays the same for every attempt, so that the receiver can drop a second copy. */
  id: string;
  from: string;
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
};

/** A text file that comes with a mail. */
export type MailAttachment = { fileName: string; contentType: string; text: string };

/**
 * The result of sending a mail. 'deferred': retry this mail later. 'unavailable': the server takes no mails now, so
 * don't try the next one either. 'refused': never retry.
 */
export type Delivery = 'sent' | 'deferred' | 'unavailable' | 'refused';

/** Sends mails. Never rejects: every failure is a `Delivery`. */
export type MailTransport = { send: (mail: OutgoingMail) => Promise<Delivery> };

/** Time limit for a mail server or provider to answer, in milliseconds. */
export const SEND_TIMEOUT_MS = 10_000;
