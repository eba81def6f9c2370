/**
 * Whether a typed text matches a state: its code, the start of its name, or the start of a word in
 * its name. An empty text matches every state.
 */
export function matchesState(typed: string, state: { code: string; name: string }): boolean {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const name = state.name.toLowerCase();

  return state.code.toLowerCase() === text || ` ${name}`.includes(` ${text}`);
}
