import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';

/** A readable name for a browser's user agent: 'Safari on iPhone', 'Chrome on Windows'. */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;

  const { browser, os, platform } = Bowser.parse(userAgent);
  const system =
    platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name;
  const words = [browser.name, system].filter(Boolean).join(' on ');

  return words === '' ? UNKNOWN : words;
}
