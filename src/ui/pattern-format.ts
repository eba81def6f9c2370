const SLOT = '#';

/** How many digits a pattern such as "###-##-####" holds. */
export function patternCapacity(pattern: string): number {
  return [...pattern].filter((character) => character === SLOT).length;
}

/** The digits laid into the pattern as far as they go: ("123", "###-##-####") gives "123". */
export function fillPattern(digits: string, pattern: string): string {
  let text = '';
  let used = 0;

  for (const character of pattern) {
    if (used >= digits.length) break;
    text += character === SLOT ? digits.charAt(used) : character;
    if (character === SLOT) used += 1;
  }

  return text;
}

/**
 * The digits meant by what was typed, pasted or filled in by the browser. `parse` reads whole values
 * in other notations ("+1 803 555 0123"); what it does not know is cut to what fits.
 */
export function patternDigits(
  text: string,
  pattern: string,
  parse?: (text: string) => string | undefined,
): string {
  const digits = text.replace(/\D/g, '');
  const capacity = patternCapacity(pattern);
  if (digits.length <= capacity) return digits;

  return parse?.(text) ?? digits.slice(0, capacity);
}

/** Where the caret may stand: beside digits, not inside the pattern's own characters. */
export function patternCaretBoundary(text: string): boolean[] {
  return Array.from({ length: text.length + 1 }, (_, index) => {
    const isAfterDigit = /\d/.test(text.charAt(index - 1));
    const isBeforeDigit = /\d/.test(text.charAt(index));

    return isAfterDigit || isBeforeDigit || text === '';
  });
}
