/**
 * The words that courts write before the name of the person in a probate matter: "In re: Estate of", "In the Matter of
 * the Guardianship of". Pages and papers write their own.
 */
const CAPTION =
  /^(?:(?:in re:?|in the matter of)\s+(?:the\s+)?)?(?:(?:the\s+)?(?:estate|guardianship|conservatorship)\s+of\s+)?/iu;

const DECEASED = /[\s,]+(?:\(deceased\)|deceased)\.?$/iu;

/**
 * The name of a decedent or ward without the words of a court's caption: "Mary Smith" of "Estate of Mary Smith,
 * Deceased". A text of such words alone stays as typed.
 */
export function personOfMatter(typed: string): string {
  return typed.replace(CAPTION, '').replace(DECEASED, '') || typed;
}
