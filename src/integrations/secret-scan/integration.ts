import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findSecrets, secretsOf, type KnownSecret } from './find-secrets.ts';

/** Maximum number of files that one refusal names. */
const MOST_FILES = 20;

/**
 * After the build, as the last integration: reads every file of the site and fails the build when one holds a secret.
 * The refusal names the file and the kind of secret, and never the secret.
 */
export function secretScan(
  environment: Readonly<Record<string, string | undefined>>,
): AstroIntegration {
  return {
    name: 'secret-scan',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const { files, problems } = scanFiles(fileURLToPath(dir), secretsOf(environment));
        if (problems.length > 0) throw new Error(refusal(problems));

        logger.info(`${files} files hold no secret`);
      },
    },
  };
}

/** One file at a time, as bytes: a key in a picture's metadata is published like any other. */
function scanFiles(directory: string, known: readonly KnownSecret[]) {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const problems = files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const found = findSecrets(readFileSync(path, 'latin1'), known);
    return found.map((secret) => `  ${path.slice(directory.length)}: ${secret}`);
  });

  return { files: files.length, problems };
}

function refusal(problems: readonly string[]): string {
  return [
    `${problems.length} secret(s) are in the built site:`,
    ...problems.slice(0, MOST_FILES),
    'Do not deploy this build. Take the secret out of the variables and files of the site, and replace it with a new one if it was ever deployed.',
  ].join('\n');
}
