import type { Bond } from '~/data/bonds/bonds';

/** Whether a bond has a file to download: the bond itself or the power of attorney. */
export function hasPapers({ hasBondFile, hasPoaFile }: Bond): boolean {
  return hasBondFile || hasPoaFile;
}
