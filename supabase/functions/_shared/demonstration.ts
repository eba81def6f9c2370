import process from 'node:process';

/**
 * Whether these functions run as a demonstration (`DEMONSTRATION=on`), in which nothing issued is a real bond. The code
 * that makes papers, manifests and responses asks here instead of taking a parameter, so that no caller can forget it.
 */
export function isDemonstration(): boolean {
  return process.env.DEMONSTRATION === 'on';
}
