import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { PROJECT_DIRECTORY } from '../project.ts';
import type { Outbox } from './outbox.ts';
import { toPlainText } from './plain-text.ts';
import { fillSubject, fillTemplate, type TemplateVariables } from './template.ts';

/** The mails of Auth: the templates of config.toml and its notices. */
export type AuthMailKind = keyof (Config['auth']['email']['template'] &
  Config['auth']['email']['notification']);

/** Posts the mails of Auth. */
export type AuthMail = {
  /** `link` names the mail's link, if there is one. A later link of the same name makes it invalid. */
  post: (kind: AuthMailKind, to: string, variables: TemplateVariables, link?: string) => void;
};

/** How long a notice without a link is retried. */
const NOTICE_SECONDS = 24 * 3600;

/**
 * The project's own mails, written from the templates of config.toml. The platform sends only the markup. Here the text
 * goes along, so that a mail can be read and tested without a mail program.
 */
export function createAuthMail({ auth: { email } }: Config, outbox: Outbox): AuthMail {
  const templates = { ...email.template, ...email.notification };

  return {
    post(kind, to, variables, link) {
      const { subject, content_path: path, enabled } = { enabled: true, ...templates[kind] };
      if (!enabled) return;

      const lifetime = link === undefined ? NOTICE_SECONDS : email.otp_expiry;
      const expiresAt = new Date(Date.now() + lifetime * 1000).toISOString();
      outbox.post(async () => {
        const html = fillTemplate(await readFile(join(PROJECT_DIRECTORY, path), 'utf8'), variables);

        const mail = {
          to,
          subject: fillSubject(subject, variables),
          html,
          text: toPlainText(html),
        };

        return { mail, expiresAt, link };
      });
    },
  };
}
