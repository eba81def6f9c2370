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
import { readSite } from '../../tools/catalogue/read-content';

const DIRECTORY = `${PROJECT_DIRECTORY}supabase/templates`;

const NAMES = readdirSync(DIRECTORY).map((file) => file.replace('.html', ''));

/** Mails about what was done already: whoever reads them elsewhere finds nothing to press. */
const NOTICES = ['password_changed', 'mfa_factor_enrolled', 'mfa_factor_unenrolled'];

const VARIABLES = {
  SiteURL: 'https://www.example.com',
  RedirectTo: 'https://www.example.com/auth/callback?returnTo=%2Fquote&x=1',
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

  it('gives each mail the subject that is its heading', () => {
    const { template, notification } = config.auth.email;
    for (const [name, { subject }] of Object.entries({ ...template, ...notification })) {
      expect(mail(name)).toContain(`<title>${subject}</title>`);
      expect(toPlainText(mail(name))).toContain(`\n\n${subject}\n\n`);
    }
  });
});

describe.each(NAMES)('the mail %s', (name) => {
  it('has the frame of all the others', () => {
    const frame = (html: string) =>
      html
        .replace(/<title>[^]*?<\/title>/, '')
        .replace(/(<h1[^>]*>)[^]*?(?=<\/td>)/, '$1')
        .replace(/\s+/g, ' ');

    expect(frame(source(name))).toBe(frame(source('confirmation')));
  });

  it('loads nothing and runs nothing', () => {
    expect(source(name)).not.toMatch(/<(script|img|link|iframe|form)\b|url\(|\son\w+=|@import/);
    expect(source(name)).not.toMatch(/https?:\/\//);
  });

  it('has the colours of the site', () => {
    const css = readFileSync(`${PROJECT_DIRECTORY}src/styles/tokens.css`, 'utf8');
    const { light, dark } = readColorTokens(css);
    const colours = new Set([...Object.values(light), ...Object.values(dark)]);

    for (const [colour] of source(name).matchAll(/#[0-9a-f]{3,6}\b/gi)) {
      expect(colours).toContain(colour);
    }
  });

  it('says where and when we are to be reached, as the site does', () => {
    const site = readSite();
    const { street, city, state, zipCode } = site.address;
    const text = toPlainText(mail(name));

    expect(text).toContain(
      `Questions? Call ${site.phone}, ${site.hours}, or write to ${site.email}.`,
    );
    expect(text).toContain(`${site.legalName}, ${street}, ${city}, ${state} ${zipCode}`);
  });

  it('reads well without markup: no tag, no style, no gap, a line to itself for each link', () => {
    const text = toPlainText(mail(name).replaceAll('<b>', '').replaceAll('&#60;', ''));

    expect(text).not.toMatch(/[<{}]|font-|\n{3,}| {2,}/);
    for (const [line] of text.matchAll(/^.*https?:.*$/gm)) expect(line).toMatch(/^https?:\S+$/);
  });

  it('has one link, to a page of ours, or none', () => {
    const links = [...source(name).matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');

    expect(links.length).toBe(NOTICES.includes(name) ? 0 : 1);
    for (const href of links) {
      expect(href).toMatch(
        /^\{\{\.SiteURL\}\}\/(auth\/callback|reset-password)\?token_hash=\{\{\.TokenHash\}\}&amp;type=/,
      );
    }
  });

  it('says how long its link works, if it has one', () => {
    const lifetime = `The link works once, within ${MAILED_LINK_MINUTES} minutes.`;

    expect(toPlainText(mail(name)).includes(lifetime)).toBe(!NOTICES.includes(name));
  });

  it('keeps what Auth fills in on one line, which its template language asks for', () => {
    expect(source(name)).not.toMatch(/\{\{[^}]*\n/);
  });
});

describe('what is filled in', () => {
  it('is encoded in the query of a link and harmless in the text', () => {
    const html = mail('email_change');

    expect(html).toContain(
      `href="https://www.example.com/auth/callback?token_hash=pkce_abc&amp;type=email_change&amp;next=${encodeURIComponent(VARIABLES.RedirectTo)}"`,
    );
    expect(html).toContain('kim&#38;lee@example.com');
    expect(html).not.toContain('<b>new');
  });

  it('stands in a subject as it is', () => {
    expect(fillSubject('For {{ .Email }}', { Email: 'kim&lee@example.com' })).toBe(
      'For kim&lee@example.com',
    );
  });

  it('is missed aloud', () => {
    expect(() => fillTemplate('{{.Nobody}}', {})).toThrow('{{.Nobody}}');
  });
});

describe('toPlainText', () => {
  it('keeps words in a line together and parts paragraphs', () => {
    expect(
      toPlainText(
        '<p>One <b>two</b>\n three</p><p>Four <a href="https://a.b/?c&amp;d">five</a></p>',
      ),
    ).toBe('One two three\n\nFour five:\nhttps://a.b/?c&d\n');
  });
});
