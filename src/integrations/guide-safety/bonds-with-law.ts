import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'content/requirements';

/** What the rows of `content/requirements` are about: bonds, and the filing of court bonds. Each has a page. */
export function bondsWithLaw(): string[] {
  const bonds = readdirSync(FOLDER)
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^ +(?:- )?bond: (\S+)$/gm)])
    .map(([, bond]) => String(bond));

  return [...new Set(bonds)].sort();
}
