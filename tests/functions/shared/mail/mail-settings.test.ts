import { describe, expect, it } from 'vitest';
import { readMailSettings } from '../../../../supabase/functions/_shared/mail/mail-settings.ts';

const FROM = 'Marshline Surety <no-reply@marshlinesurety.example>';

describe('the mail settings', () => {
  it('select a provider over HTTP with its key', () => {
    expect(
      readMailSettings({ MAIL_FROM: FROM, MAIL_API_KEY: 're_key', MAIL_SMTP_URL: '' }),
    ).toEqual({
      from: FROM,
      replyTo: undefined,
      via: { apiUrl: 'https://api.resend.com/emails', apiKey: 're_key' },
    });
  });

  it('select another provider with the same API', () => {
    const { via } = readMailSettings({
      MAIL_FROM: FROM,
      MAIL_API_KEY: 'key',
      MAIL_API_URL: 'https://mail.example/emails',
    });

    expect(via).toEqual({ apiUrl: 'https://mail.example/emails', apiKey: 'key' });
  });

  it('select a mail server if there is one', () => {
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
  ])('name %s without its value if it is missing or wrong in %o', (name, variables) => {
    expect(() => readMailSettings(variables)).toThrow(
      new Error(`[mail] Missing or wrong environment variables: ${name}`),
    );
  });

  it.each([
    'smtp://user:hunter2@mail.example',
    'smtp://user:hunter2@mail.example:587',
    'smtp://user:hunter2@mail.example:25',
    'smtps://user:hunter2@mail.example:587',
  ])('refuse a port that the platform blocks, in plain words: %s', (url) => {
    const read = () => readMailSettings({ MAIL_FROM: FROM, MAIL_SMTP_URL: url });

    expect(read).toThrow('MAIL_SMTP_URL. The platform blocks the ports 25 and 587');
    expect(read).not.toThrow('hunter2');
  });

  it.each([
    'smtps://mail.example',
    'smtp://mail.example:2525',
    'smtp://127.0.0.1:587',
    'smtp://localhost',
  ])('accept the port of %s', (url) => {
    expect(readMailSettings({ MAIL_FROM: FROM, MAIL_SMTP_URL: url }).via).toEqual({ smtpUrl: url });
  });
});
