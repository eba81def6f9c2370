/**
 * Whether a typed text means a state: its code, the beginning of its name, or the beginning of one
 * of the name's words. An empty text means every state.
 */
export function matchesState(typed: string, state: { code: string; name: string }): boolean {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const name = state.name.toLowerCase();

  return state.code.toLowerCase() === text || ` ${name}`.includes(` ${text}`);
}
