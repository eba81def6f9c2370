/** Capital I, small l and 1, and capital O and 0: on paper, each looks like another one. */
const LOOK_ALIKES = /[Il1O0]/u;

/** Whether a code has a character that looks like another one on paper. New codes have none. Codes of older bonds may. */
export function hasLookAlikes(code: string): boolean {
  return LOOK_ALIKES.test(code);
}
