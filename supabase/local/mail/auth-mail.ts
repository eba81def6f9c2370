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
  post: (kind: AuthMailKind, to: string, variables: TemplateVariables) => void;
};

/**
 * The project's own mails, written from the templates that config.toml names. The platform sends the markup
 * alone; here its text goes along, so that a mail can be read and tested without a mail program.
 */
export function createAuthMail({ auth: { email } }: Config, outbox: Outbox): AuthMail {
  const templates = { ...email.template, ...email.notification };

  return {
    post(kind, to, variables) {
      const { subject, content_path: path, enabled } = { enabled: true, ...templates[kind] };
      if (!enabled) return;

      outbox.post(async () => {
        const html = fillTemplate(await readFile(join(PROJECT_DIRECTORY, path), 'utf8'), variables);

        return { to, subject: fillSubject(subject, variables), html, text: toPlainText(html) };
      });
    },
  };
}
