import { z } from 'zod';
import { isThisMachine } from './this-machine.ts';

/** A variable that is there and empty counts as left out. */
const emptyIsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyIsMissing, schema.optional());

const settingsSchema = z
  .object({
    /** Who the mails are from: an address, or `Name <address>`. */
    MAIL_FROM: z.string().regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/),
    /** Where answers go. Left out: the agency's address. */
    MAIL_REPLY_TO: optional(z.email()),
    /** Where the provider takes mails: by https, unless it is on this machine. */
    MAIL_API_URL: z.preprocess(
      emptyIsMissing,
      z
        .url({ protocol: /^https?$/ })
        .refine((url) => url.startsWith('https:') || isThisMachine(url))
        .default('https://api.resend.com/emails'),
    ),
    MAIL_API_KEY: optional(z.string()),
    /** A mail server in place of a provider. */
    MAIL_SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  })
  .refine(({ MAIL_API_KEY, MAIL_SMTP_URL }) => MAIL_API_KEY !== undefined || MAIL_SMTP_URL, {
    path: ['MAIL_API_KEY'],
  });

/** Whom mails are from, and who takes them. */
export type MailSettings = {
  from: string;
  replyTo: string | undefined;
  via: { smtpUrl: string } | { apiUrl: string; apiKey: string };
};

/** Read how mails are sent. Throws, naming the variables and never their values, when one is missing or wrong. */
export function readMailSettings(variables: Record<string, string | undefined>): MailSettings {
  const parsed = settingsSchema.safeParse(variables);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    throw new Error(`[mail] Missing or wrong environment variables: ${[...names].join(', ')}`);
  }

  const { MAIL_FROM, MAIL_REPLY_TO, MAIL_API_URL, MAIL_API_KEY, MAIL_SMTP_URL } = parsed.data;

  return {
    from: MAIL_FROM,
    replyTo: MAIL_REPLY_TO,
    via:
      MAIL_SMTP_URL === undefined
        ? { apiUrl: MAIL_API_URL, apiKey: MAIL_API_KEY ?? '' }
        : { smtpUrl: MAIL_SMTP_URL },
  };
}
