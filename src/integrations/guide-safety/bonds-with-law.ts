import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'content/requirements';

/** How long an answer is kept, in milliseconds: a build checks thousands of tags, and an editor edits a row now and then. */
const KEPT_MS = 1000;

let known: { bonds: string[]; readAt: number } | undefined;

/** What the rows of `content/requirements` are about: bonds, and the filing of court bonds. Each has a page. */
export function bondsWithLaw(): string[] {
  if (!known || performance.now() - known.readAt > KEPT_MS) {
    known = { bonds: readBonds(), readAt: performance.now() };
  }

  return known.bonds;
}

function readBonds(): string[] {
  const bonds = readdirSync(FOLDER)
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^ +(?:- )?bond: (\S+)$/gm)])
    .map(([, bond]) => String(bond));

  return [...new Set(bonds)].sort();
}
