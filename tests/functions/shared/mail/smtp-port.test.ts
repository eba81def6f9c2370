import { describe, expect, it } from 'vitest';
import { smtpPort } from '../../../../supabase/functions/_shared/mail/smtp-port.ts';

describe('the port of a mail server', () => {
  it.each([
    ['smtps://mail.example', 465],
    ['smtp://mail.example', 587],
    ['smtps://mail.example:2465', 2465],
    ['smtp://user:password@mail.example:2525', 2525],
  ])('of %s is %i', (url, port) => {
    expect(smtpPort(url)).toBe(port);
  });
});
