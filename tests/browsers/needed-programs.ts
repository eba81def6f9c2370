/** A program that the tests in other browsers start, and the package of Debian that brings it. */
export type NeededProgram = { program: string; debianPackage: string };

/** Firefox, WebKit with its driver, and the screen that WebKit needs. */
export const NEEDED_PROGRAMS: readonly NeededProgram[] = [
  { program: 'firefox-esr', debianPackage: 'firefox-esr' },
  { program: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: 'Xvfb', debianPackage: 'xvfb' },
];

/** What to tell a person on whose machine programs are missing and cannot be installed. */
export function adviceFor(missing: readonly NeededProgram[]): string {
  const programs = missing.map(({ program }) => program).join(', ');
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ');

  return `Missing: ${programs}. On Debian or Ubuntu, install them with: sudo apt-get install --no-install-recommends ${packages}`;
}
