/** Commands of WebDriver BiDi that Playwright sends and that the Firefox of Debian (ESR) does not know. */
const MISSING = ['emulation.setMediaFeaturesOverride'];

/**
 * The answer to a message from Playwright that Firefox would refuse, as if it had obeyed; undefined for every message
 * that Firefox understands.
 */
export function answerInstead(message: string): string | undefined {
  if (!MISSING.some((method) => message.includes(method))) return undefined;
  const { id, method } = JSON.parse(message) as { id: number; method: string };

  return MISSING.includes(method) ? JSON.stringify({ type: 'success', id, result: {} }) : undefined;
}
