import { describe, expect, it } from 'vitest';
import { readMailSettings } from '../../../../supabase/functions/_shared/mail/mail-settings.ts';

const FROM = 'Marshline Surety <no-reply@marshlinesurety.example>';

describe('how mails are sent', () => {
  it('is a provider over HTTP with its key', () => {
    expect(
      readMailSettings({ MAIL_FROM: FROM, MAIL_API_KEY: 're_key', MAIL_SMTP_URL: '' }),
    ).toEqual({
      from: FROM,
      replyTo: undefined,
      via: { apiUrl: 'https://api.resend.com/emails', apiKey: 're_key' },
    });
  });

  it('is a provider of the same shape elsewhere', () => {
    const { via } = readMailSettings({
      MAIL_FROM: FROM,
      MAIL_API_KEY: 'key',
      MAIL_API_URL: 'https://mail.example/emails',
    });

    expect(via).toEqual({ apiUrl: 'https://mail.example/emails', apiKey: 'key' });
  });

  it('is a mail server where there is one', () => {
    expect(
      readMailSettings({
        MAIL_FROM: 'bonds@agency.example',
        MAIL_REPLY_TO: 'help@agency.example',
        MAIL_SMTP_URL: 'smtps://user:pass@mail.example:465',
      }),
    ).toEqual({
      from: 'bonds@agency.example',
      replyTo: 'help@agency.example',
      via: { smtpUrl: 'smtps://user:pass@mail.example:465' },
    });
  });

  it.each([
    ['MAIL_FROM', { MAIL_API_KEY: 'k' }],
    ['MAIL_FROM', { MAIL_API_KEY: 'k', MAIL_FROM: 'nobody' }],
    ['MAIL_FROM', { MAIL_API_KEY: 'k', MAIL_FROM: 'a@b.c\r\nBcc: x@y.z' }],
    ['MAIL_API_KEY', { MAIL_FROM: FROM }],
    ['MAIL_API_URL', { MAIL_FROM: FROM, MAIL_API_KEY: 'k', MAIL_API_URL: 'mail.example' }],
    ['MAIL_API_URL', { MAIL_FROM: FROM, MAIL_API_KEY: 'k', MAIL_API_URL: 'http://mail.example/' }],
    ['MAIL_SMTP_URL', { MAIL_FROM: FROM, MAIL_SMTP_URL: 'https://secret.example' }],
    ['MAIL_REPLY_TO', { MAIL_FROM: FROM, MAIL_API_KEY: 'k', MAIL_REPLY_TO: 'help' }],
  ])('names %s and no value when it is missing or wrong in %o', (name, variables) => {
    expect(() => readMailSettings(variables)).toThrow(
      new Error(`[mail] Missing or wrong environment variables: ${name}`),
    );
  });
});
