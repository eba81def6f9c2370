import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../supabase/local/settings';

describe('readSettings', () => {
  it("uses the Supabase CLI's ports, and keeps data in the project", () => {
    expect(readSettings({})).toEqual({
      sitePort: 4321,
      apiPort: 54321,
      mailPort: 54324,
      smtpPort: 54325,
      dataDirectory: resolve('.local/supabase'),
    });
  });

  it('reads ports and the data directory from the environment', () => {
    expect(
      readSettings({
        MARSHLINE_SITE_PORT: '80',
        MARSHLINE_API_PORT: '0',
        MARSHLINE_DATA_DIR: 'memory:',
      }),
    ).toMatchObject({ sitePort: 80, apiPort: 0, dataDirectory: 'memory:' });
  });

  it.each(['65536', '-1', '43.5', 'http'])(
    'refuses "%s" as a port, and names the variable',
    (text) => {
      expect(() => readSettings({ MARSHLINE_MAIL_PORT: text })).toThrow(
        `MARSHLINE_MAIL_PORT is "${text}". Expected a port`,
      );
    },
  );
});
