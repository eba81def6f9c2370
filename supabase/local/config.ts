import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { CONFIG_FILE } from './project.ts';

const durationSchema = z.string().regex(/^\d+(ms|s|m|h)$/, 'Expected a duration such as 60s');

const mailSchema = z.looseObject({ subject: z.string(), content_path: z.string() });

const noticeSchema = mailSchema.extend({ enabled: z.boolean() });

const limitSchema = z.int().positive();

/** A hook of Auth that calls a database function: its schema and its name. */
export const PG_FUNCTION = /^pg-functions:\/\/postgres\/([a-z_]+)\/([a-z_]+)$/;

const authSchema = z.looseObject({
  additional_redirect_urls: z.array(z.string()).default([]),
  jwt_expiry: z.int().positive(),
  rate_limit: z.looseObject({
    email_sent: limitSchema,
    sign_in_sign_ups: limitSchema,
    token_refresh: limitSchema,
    token_verifications: limitSchema,
  }),
  hook: z.looseObject({
    password_verification_attempt: z.object({
      enabled: z.boolean(),
      uri: z.string().regex(PG_FUNCTION, 'Expected pg-functions://postgres/schema/function'),
    }),
  }),
  email: z.looseObject({
    max_frequency: durationSchema,
    otp_length: z.int().min(6).max(10),
    otp_expiry: z.int().positive(),
    double_confirm_changes: z.boolean(),
    require_current_password: z.boolean(),
    template: z.object({
      confirmation: mailSchema,
      recovery: mailSchema,
      magic_link: mailSchema,
      email_change: mailSchema,
      invite: mailSchema,
    }),
    notification: z.object({
      password_changed: noticeSchema,
      mfa_factor_enrolled: noticeSchema,
      mfa_factor_unenrolled: noticeSchema,
    }),
  }),
  mfa: z.looseObject({
    max_enrolled_factors: z.int().positive(),
    totp: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
  }),
});

/** The settings of config.toml that the stack uses. The others are for the official CLI. */
const configSchema = z.looseObject({
  api: z.looseObject({ schemas: z.array(z.string()), max_rows: z.int().positive() }),
  auth: authSchema,
  storage: z.looseObject({ file_size_limit: z.string() }),
  functions: z
    .record(z.string(), z.looseObject({ verify_jwt: z.boolean().default(true) }))
    .default({}),
});

/** `supabase/config.toml`, shared with the official CLI. */
export type Config = z.output<typeof configSchema>;

/** Read config.toml. Throws an error that names the problem for invalid TOML or a missing setting. */
export async function readConfig(file = CONFIG_FILE): Promise<Config> {
  const parsed = configSchema.safeParse(parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;

  throw new Error(`${file} is not usable:\n${z.prettifyError(parsed.error)}`);
}

/** Whether the gateway requires a user's token before a function. The default is yes, as on the platform. */
export function verifiesToken(config: Config, name: string): boolean {
  return config.functions[name]?.verify_jwt ?? true;
}

const UNITS = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** The seconds of a duration in config.toml: `90` for `90s`. */
export function toSeconds(duration: string): number {
  const [, number = '', unit = 's'] = /^(\d+)(ms|s|m|h)$/.exec(duration) ?? [];

  return Number(number) * UNITS[unit as keyof typeof UNITS];
}
