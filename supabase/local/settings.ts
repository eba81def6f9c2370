import { resolve } from 'node:path';
import { IN_MEMORY } from './database/database.ts';
import { PROJECT_DIRECTORY } from './project.ts';

/** The ports of the stack's services (always on 127.0.0.1) and its data folder. */
export type Settings = {
  sitePort: number;
  apiPort: number;
  mailPort: number;
  smtpPort: number;
  /** A folder, or `memory:` to store nothing. */
  dataDirectory: string;
};

/** Read the settings from `MARSHLINE_*` variables. Throws an error that names the variable for an invalid port. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const port = (name: string, otherwise: number) => {
    const text = environment[name];
    if (!text) return otherwise;
    const number = Number(text);
    if (Number.isInteger(number) && number >= 0 && number < 65_536) return number;

    throw new Error(`${name} is "${text}". Expected a port between 0 and 65535.`);
  };
  const directory = environment.MARSHLINE_DATA_DIR || '.local/supabase';

  return {
    sitePort: port('MARSHLINE_SITE_PORT', 4321),
    apiPort: port('MARSHLINE_API_PORT', 54_321),
    mailPort: port('MARSHLINE_MAIL_PORT', 54_324),
    smtpPort: port('MARSHLINE_SMTP_PORT', 54_325),
    dataDirectory: directory === IN_MEMORY ? IN_MEMORY : resolve(PROJECT_DIRECTORY, directory),
  };
}
