const PARTLY_TYPED = /^\$?([\d,]*)(\.\d{0,2})?$/;

/**
 * Format a partly typed amount: "1234.5" becomes "$1,234.5". Any other text stays as typed, such as
 * "10k" or "-5".
 */
export function shapeMoney(text: string): string {
  const match = PARTLY_TYPED.exec(text.trim());
  if (!match) return text;

  const [, typed = '', fraction = ''] = match;
  const whole = typed.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (whole === '' && fraction === '') return '';

  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}

/**
 * The position of the caret in the formatted text: after it are as many digits and points as were
 * after it in the typed text.
 */
export function caretAfterShaping(typed: string, caret: number, shaped: string): number {
  let left = typed.slice(caret).replace(/[^\d.]/g, '').length;
  let position = shaped.length;
  while (left > 0 && position > 0) {
    position -= 1;
    if (/[\d.]/.test(shaped.charAt(position))) left -= 1;
  }

  return position;
}
