import process from 'node:process';

/**
 * Whether these functions are a demonstration (`DEMONSTRATION=on`): nothing they issue is a bond. It is asked where every
 * paper, manifest and answer is made, and handed through no call, so that no caller can forget it.
 */
export function isDemonstration(): boolean {
  return process.env.DEMONSTRATION === 'on';
}
