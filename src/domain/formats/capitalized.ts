/** A text that starts with a capital letter: "The State of Texas". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
