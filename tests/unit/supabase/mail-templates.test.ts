import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../../../supabase/local/config';
import { toPlainText } from '../../../supabase/local/mail/plain-text';
import { fillSubject, fillTemplate } from '../../../supabase/local/mail/template';
import { PROJECT_DIRECTORY } from '../../../supabase/local/project';
import { MAILED_LINK_MINUTES } from '~/domain/accounts/mailed-link';
import { readColorTokens } from '~/styles/read-tokens';
import { AUTH_MAILS, type AuthMail } from '../../tools/auth-mails/auth-mails';
import { toTemplate } from '../../tools/auth-mails/to-template';
import { readSite } from '../../tools/catalogue/read-content';

const DIRECTORY = `${PROJECT_DIRECTORY}supabase/templates`;

const NAMES = readdirSync(DIRECTORY).map((file) => file.replace('.html', ''));

/** Mails about completed changes. They contain no link to press. */
const NOTICES = ['password_changed', 'mfa_factor_enrolled', 'mfa_factor_unenrolled'];

/** Mails whose code somebody may type instead of opening the link. */
const CODES = ['confirmation', 'magic_link'];

const VARIABLES = {
  SiteURL: 'https://www.example.com',
  RedirectTo: 'https://www.example.com/auth/callback?returnTo=%2Fquote&x=1',
  Token: '1234567890',
  TokenHash: 'pkce_abc',
  Email: 'kim&lee@example.com',
  NewEmail: '<b>new</b>@example.com',
};

const source = (name: string) => readFileSync(`${DIRECTORY}/${name}.html`, 'utf8');
const mail = (name: string) => fillTemplate(source(name), VARIABLES);

describe('config.toml', () => {
  let config: Config;

  beforeAll(async () => {
    config = await readConfig();
  });

  it('names every template, and each template exists', async () => {
    const { template, notification } = config.auth.email;
    const mails = Object.entries({ ...template, ...notification });

    expect(mails.map(([name]) => name).sort()).toEqual([...NAMES].sort());
    for (const [name, { content_path: path }] of mails) {
      expect(await readFile(join(PROJECT_DIRECTORY, path), 'utf8')).toBe(source(name));
    }
  });

  it("uses each mail's heading as its subject", () => {
    const { template, notification } = config.auth.email;
    for (const [name, { subject }] of Object.entries({ ...template, ...notification })) {
      expect(mail(name)).toContain(`<title>${subject}</title>`);
      expect(toPlainText(mail(name))).toContain(`\n\n${subject}\n\n`);
    }
  });
});

it('every template is listed', () => {
  expect([...NAMES].sort()).toEqual(Object.keys(AUTH_MAILS).sort());
});

describe.each(NAMES)('the mail %s', (name) => {
  it('is up to date (`npm run auth-mails` writes it)', () => {
    expect(source(name)).toBe(toTemplate(AUTH_MAILS[name] as AuthMail));
  });

  it('loads nothing and runs nothing', () => {
    expect(source(name)).not.toMatch(/<(script|img|link|iframe|form)\b|url\(|\son\w+=|@import/);
    expect(source(name)).not.toMatch(/https?:\/\//);
  });

  it("has the site's colors", () => {
    const css = readFileSync(`${PROJECT_DIRECTORY}src/styles/tokens.css`, 'utf8');
    const { light, dark } = readColorTokens(css);
    const colours = new Set([...Object.values(light), ...Object.values(dark)]);

    const used = source(name).match(/#[0-9a-f]{3,6}\b/gi) ?? [];

    expect(used.length).toBeGreaterThan(3);
    for (const colour of used) expect(colours).toContain(colour);
  });

  it('names the contact and the hours, as the site does', () => {
    const site = readSite();
    const { street, city, state, zipCode } = site.address;
    const text = toPlainText(mail(name));

    expect(text).toContain(
      `Questions? Call ${site.phone}, ${site.hours}, or write to ${site.email}.`,
    );
    expect(text).toContain(`${site.legalName}, ${street}, ${city}, ${state} ${zipCode}`);
  });

  it('reads well as plain text: no tag, no style, no gap, each link on its own line', () => {
    const text = toPlainText(mail(name).replaceAll('<b>', '').replaceAll('&#60;', ''));

    expect(text).not.toMatch(/[<{}]|font-|\n{3,}| {2,}/);
    for (const [line] of text.matchAll(/^.*https?:.*$/gm)) expect(line).toMatch(/^https?:\S+$/);
  });

  it('has one link, to a page of the site, or none', () => {
    const links = [...source(name).matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');

    expect(links.length).toBe(NOTICES.includes(name) ? 0 : 1);
    for (const href of links) {
      expect(href).toMatch(
        /^\{\{\.SiteURL\}\}\/(auth\/callback|reset-password)\?token_hash=\{\{\.TokenHash\}\}&amp;type=/,
      );
    }
  });

  it('states how long its link works, if it has one', () => {
    const lifetime = `The link works once, within ${MAILED_LINK_MINUTES} minutes.`;

    expect(toPlainText(mail(name)).includes(lifetime)).toBe(!NOTICES.includes(name));
  });

  it('shows its ten digits in two groups, if a page asks for them', () => {
    const paragraphs = toPlainText(mail(name)).split('\n\n');

    expect(paragraphs.includes('12345 67890')).toBe(CODES.includes(name));
    expect(source(name).includes('.Token ')).toBe(CODES.includes(name));
  });

  it('names its code in the subject, and only a code that it has', () => {
    expect(/\bcode\b/i.test(String(AUTH_MAILS[name]?.title))).toBe(CODES.includes(name));
  });

  it('shows its code before its link, because a page that asks for a code waits for it', () => {
    const [code, link] = ['12345 67890', 'http'].map((words) =>
      toPlainText(mail(name)).indexOf(words),
    ) as [number, number];

    expect(code >= 0 && code < link).toBe(CODES.includes(name));
  });

  it('keeps each template name on one line, because the template language requires it', () => {
    expect(source(name)).not.toMatch(/\{\{[^}]*\n/);
  });
});

it('the mail about a password fits the first password of an account as well as a new one', () => {
  const text = toPlainText(mail('recovery'));

  expect(text).toContain('You asked to set or reset the password');
  expect(text).not.toMatch(/new password|your password/i);
});

describe('a template value', () => {
  it('is encoded in the query of a link and escaped in the text', () => {
    const html = mail('email_change');

    expect(html).toContain(
      `href="https://www.example.com/auth/callback?token_hash=pkce_abc&amp;type=email_change&amp;next=${encodeURIComponent(VARIABLES.RedirectTo)}"`,
    );
    expect(html).toContain('kim&#38;lee@example.com');
    expect(html).not.toContain('<b>new');
  });

  it('stays unchanged in a subject', () => {
    expect(fillSubject('For {{ .Email }}', { Email: 'kim&lee@example.com' })).toBe(
      'For kim&lee@example.com',
    );
  });

  it.each([
    ['{{slice .Token 0 5}}', '12345'],
    ['{{ slice .Token 5 }}', '67890'],
  ])('is cut as Go cuts it: %s', (template, piece) => {
    expect(fillTemplate(template, VARIABLES)).toBe(piece);
  });

  it('is required', () => {
    expect(() => fillTemplate('{{.Nobody}}', {})).toThrow('{{.Nobody}}');
  });
});

describe('toPlainText', () => {
  it('keeps the words of a line together and separates paragraphs', () => {
    expect(
      toPlainText(
        '<p>One <b>two</b>\n three</p><p>Four <a href="https://a.b/?c&amp;d">five</a></p>',
      ),
    ).toBe('One two three\n\nFour five:\nhttps://a.b/?c&d\n');
  });
});
