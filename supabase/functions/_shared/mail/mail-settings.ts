import { z } from 'zod';
import { smtpPort } from './smtp-port.ts';
import { isThisMachine } from './this-machine.ts';

/** An empty variable counts as missing. */
const emptyIsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyIsMissing, schema.optional());

const settingsSchema = z
  .object({
    /** The sender of the mails: an address, or `Name <address>`. */
    MAIL_FROM: z.string().regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/),
    /** The address for replies. Defaults to the agency's address. */
    MAIL_REPLY_TO: optional(z.email()),
    /** The provider's address for mails. It must use https unless it is on this machine. */
    MAIL_API_URL: z.preprocess(
      emptyIsMissing,
      z
        .url({ protocol: /^https?$/ })
        .refine((url) => url.startsWith('https:') || isThisMachine(url))
        .default('https://api.resend.com/emails'),
    ),
    MAIL_API_KEY: optional(z.string()),
    /** An SMTP server to use instead of a provider. */
    MAIL_SMTP_URL: optional(
      z.url({ protocol: /^smtps?$/ }).refine((url) => !isBlocked(url), 'blocked-port'),
    ),
  })
  .refine(({ MAIL_API_KEY, MAIL_SMTP_URL }) => MAIL_API_KEY !== undefined || MAIL_SMTP_URL, {
    path: ['MAIL_API_KEY'],
  });

/** Ports that the platform blocks for functions. */
const BLOCKED_PORTS = [25, 587];

const BLOCKED_PORT_HELP =
  'The platform blocks the ports 25 and 587, and an smtp address without a port means 587. Use smtps://, which means 465, or another port of the mail provider';

function isBlocked(url: string): boolean {
  return /^smtps?:/.test(url) && !isThisMachine(url) && BLOCKED_PORTS.includes(smtpPort(url));
}

/** The sender of the mails, and the server that takes them. */
export type MailSettings = {
  from: string;
  replyTo: string | undefined;
  via: { smtpUrl: string } | { apiUrl: string; apiKey: string };
};

/**
 * Read the mail settings. Throws if a variable is missing or invalid. The error names the variables and never quotes
 * their values.
 */
export function readMailSettings(variables: Record<string, string | undefined>): MailSettings {
  const parsed = settingsSchema.safeParse(variables);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    const isPortBlocked = parsed.error.issues.some(({ message }) => message === 'blocked-port');
    throw new Error(
      [
        `[mail] Missing or wrong environment variables: ${[...names].join(', ')}`,
        ...(isPortBlocked ? [BLOCKED_PORT_HELP] : []),
      ].join('. '),
    );
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
