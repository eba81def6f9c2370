const SLOT = '#';

/** The number of digits in a pattern such as "###-##-####". */
export function patternCapacity(pattern: string): number {
  return [...pattern].filter((character) => character === SLOT).length;
}

/** Fill a pattern with the digits so far: ("123", "###-##-####") gives "123". */
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
 * Extract the digits from typed, pasted or autofilled text. When there are too many, `parse` reads
 * other notations ("+1 803 555 0123"); if it cannot, the digits are cut to the pattern's length.
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

/** The allowed caret positions: next to digits, not inside the pattern's own characters. */
export function patternCaretBoundary(text: string): boolean[] {
  return Array.from({ length: text.length + 1 }, (_, index) => {
    const isAfterDigit = /\d/.test(text.charAt(index - 1));
    const isBeforeDigit = /\d/.test(text.charAt(index));

    return isAfterDigit || isBeforeDigit || text === '';
  });
}
