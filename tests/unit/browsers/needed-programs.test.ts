import { expect, it } from 'vitest';
import { adviceFor, NEEDED_PROGRAMS } from '../../browsers/needed-programs.ts';

it('says which programs are missing and how to install them', () => {
  expect(adviceFor(NEEDED_PROGRAMS)).toBe(
    'Missing: firefox-esr, WebKitWebDriver, Xvfb. On Debian or Ubuntu, install them with: ' +
      'sudo apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb',
  );
});
