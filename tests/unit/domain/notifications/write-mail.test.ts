import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isReminder,
  letterDataSchema,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '~/domain/notifications/read-letter';
import { writeMail } from '~/domain/notifications/write-mail';
import { toPlainText } from '../../../../supabase/local/mail/plain-text.ts';
import { LETTER_DATA as DATA } from '../../../support/letter-data.ts';

const FRAME = {
  site: 'https://bonds.example',
  agency: {
    name: 'Marshline Surety',
    legalName: 'Marshline Surety Agency, LLC',
    address: '18 Saltgrass Lane, Charleston, SC 29401',
    phone: '(843) 555-0142',
    email: 'help@marshlinesurety.example',
  },
};

function write(kind: NotificationKind, data: unknown = DATA[kind], unsubscribeUrl?: string) {
  const mail = writeMail(kind, data, { ...FRAME, ...(unsubscribeUrl && { unsubscribeUrl }) });
  if (mail === undefined) throw new Error(`No mail was written about ${JSON.stringify(data)}`);

  return mail;
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([url]) => url.replaceAll('&#38;', '&'));
}

/** A mail about an account or with a code contains no names and no user input. */
const KINDS_WITH_WORDS = NOTIFICATION_KINDS.filter(
  (kind) => !/^(account|second|signing_code|firm|statement|desk)/.test(kind),
);

describe('the data of a mail', () => {
  it.each(NOTIFICATION_KINDS)('fits the schema that is checked when it is queued: %s', (kind) => {
    expect(letterDataSchema(kind).safeParse(DATA[kind]).success).toBe(true);
  });
});

describe('a renewal reminder', () => {
  it('is the only mail that can be turned off', () => {
    expect(NOTIFICATION_KINDS.filter(isReminder)).toEqual(['renewal_due', 'filing_due']);
  });
});

describe.each(NOTIFICATION_KINDS)('the mail %s', (kind) => {
  it('names its application, bond, inquiry, sender or account in its subject', () => {
    expect(write(kind).subject).toMatch(
      /APP-271828|MSB-27182818|: Notary Bond$|^Your (account|bid of \$560,000|bonding line|inquiry about the Notary Bond|two-factor authentication|code for Whitfield) |^Ward & Hale invites you/,
    );
  });

  it('has no unfilled names', () => {
    const { subject, text, html } = write(kind);

    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\{|\$\{/);
    }
  });

  it('has the same links in text and markup, all of them to the site', () => {
    const { text, html } = write(kind, DATA[kind], 'https://bonds.example/unsubscribe?token=a.b');

    expect(linksOf(text)).toEqual(linksOf(html));
    expect(linksOf(text)).toHaveLength(kind === 'declined' ? 3 : 2); // a decline names a second way
    for (const link of linksOf(text)) expect(link).toMatch(/^https:\/\/bonds\.example\//);
  });

  it('has the same content in text and markup', () => {
    const { text, html } = write(kind);
    const words = (from: string) => new Set(from.match(/[\w$.-]{2,}/g));

    expect(words(text)).toEqual(new Set([...words(toPlainText(html)), '--']));
  });

  it('is not written from incomplete data', () => {
    for (const name of Object.keys(DATA[kind]).filter(
      (key) => !['applicationId', 'reason', 'requestKind'].includes(key),
    )) {
      const { [name]: _, ...half } = DATA[kind];
      expect(writeMail(kind, half, FRAME), name).toBeUndefined();
    }
    expect(writeMail(kind, null, FRAME)).toBeUndefined();
  });

  it('is the same when it is written again', () => {
    expect(write(kind)).toEqual(write(kind));
  });
});

describe('a mail', () => {
  it.each(KINDS_WITH_WORDS)('of the kind %s escapes the words in it', (kind) => {
    const spiteful = '<script>"x" & \'y\'</script>';
    const data = Object.fromEntries(
      Object.entries(DATA[kind]).map(([name, value]) => [
        name,
        ['bondName', 'question', 'reason', 'bondTitle', 'bondNumber', 'purpose'].includes(name)
          ? spiteful
          : value,
      ]),
    );

    const { html, text } = write(kind, data);

    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script&#62;&#34;x&#34; &#38; &#39;y&#39;&#60;/script&#62;');
    expect(text).toContain(spiteful);
  });

  it('names the sender, the contact, and why it was sent', () => {
    const { text } = write('received');

    expect(text).toContain(
      'Questions? Call (843) 555-0142 or write to help@marshlinesurety.example.',
    );
    expect(text).toContain('Marshline Surety Agency, LLC, 18 Saltgrass Lane, Charleston, SC 29401');
    expect(text).toContain(
      'You get this email because you have a question, an application or a bond',
    );
    expect(text).not.toContain('Turn off reminders');
  });

  it('asks to sign in, or to sign up without an account, because it does not know which', () => {
    expect(write('received').text).toContain(
      'sign in with the email address that received this message. You don’t need a password: the sign-in page can email you a code.',
    );
  });

  it('for a reminder can be turned off, in text and in markup', () => {
    const { text, html } = write('renewal_due', DATA.renewal_due, 'https://bonds.example/off');

    expect(text).toContain('Turn off reminders:\nhttps://bonds.example/off');
    expect(html).toContain('href="https://bonds.example/off"');
    expect(text).toContain('You can turn off these reminders');
  });

  it('quotes staff line by line', () => {
    const { text, html } = write('information_requested');

    expect(text).toContain('> Which court?\n> And since when?');
    expect(html).toContain('Which court?<br>And since when?');
  });

  it('keeps its subject on one line', () => {
    const { subject } = write('approved', {
      ...DATA.approved,
      applicationNumber: 'A\r\nBcc: x@y.z',
    });

    expect(subject).toBe('Your application A Bcc: x@y.z is approved');
  });

  it.each([30, 1, 0])('names the day of a reminder %i days ahead, and no count', (daysLeft) => {
    const { subject, text } = write('renewal_due', { ...DATA.renewal_due, daysLeft });

    expect(subject).toBe('Your bond MSB-27182818 ends on February 29, 2028');
    expect(text).not.toMatch(/in \d+ days|today\.|tomorrow/u);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'quote', '/a b'])(
    'never links to %s',
    (renewPath) => {
      for (const kind of ['renewal_due', 'bond_expired'] as const) {
        expect(writeMail(kind, { ...DATA[kind], renewPath }, FRAME)).toBeUndefined();
      }
    },
  );

  it.each([
    ['name-change', 'approved', 'The request for a change of name is approved.'],
    ['cancellation', 'declined', 'The request for a cancellation is declined.'],
    ['something-new', 'declined', 'The request is declined.'],
  ])('about a request of the kind %s that is %s', (requestKind, decision, sentence) => {
    const { text } = write('request_decided', {
      ...DATA.request_decided,
      requestKind,
      decision,
      reason: 'Because',
    });

    expect(text).toContain(sentence);
    expect(text).toContain('> Because');
    expect(text).not.toContain('First day');
  });

  it('about an approved end names the first day without the bond', () => {
    const { text, html } = write('request_decided', {
      ...DATA.request_decided,
      requestKind: 'cancellation',
      endsOn: '2028-02-29',
    });

    expect(text).toContain('First day without the bond: February 29, 2028');
    expect(toPlainText(html)).toMatch(/First day without the bond\s*:?\s*February 29, 2028/);
  });
});

describe('the frame of a mail', () => {
  /** The style declarations in a document, without blanks. */
  function stylesIn(html: string): string[] {
    return [...html.matchAll(/style="([^"]+)"/g)].map(([, style = '']) =>
      style
        .split(';')
        .map((rule) => rule.replace(/\s+/g, ' ').trim())
        .filter((rule) => rule !== '')
        .sort()
        .join('; '),
    );
  }

  it('looks like the frame of the Auth mails', () => {
    const template = readFileSync('supabase/templates/confirmation.html', 'utf8');
    const ours = stylesIn(write('approved').html);

    const frame = stylesIn(template).filter((style) => !style.includes('monospace')); // the code, which only Auth mails

    expect(frame.length).toBeGreaterThan(5);
    for (const style of frame) expect(ours).toContain(style);
  });

  it('has the dark mode colors of the Auth mails', () => {
    const template = readFileSync('supabase/templates/confirmation.html', 'utf8');

    const rules = template.match(/[a-z-]+: #[\da-f]{6} !important/g) ?? [];

    expect(rules.length).toBeGreaterThan(3);
    for (const rule of rules) expect(write('approved').html).toContain(rule);
  });
});
