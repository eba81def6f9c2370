import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findSecrets, secretsOf, type KnownSecret } from './find-secrets.ts';

/** Maximum number of files in an error message. */
const MAX_FILES = 20;

/**
 * After the build, as the last integration: read every file of the site, and fail the build when
 * one contains a secret. The error names the file and the kind of secret, never the secret.
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

/** Read one file at a time, as bytes: a key in an image's metadata would be published as well. */
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
    ...problems.slice(0, MAX_FILES),
    'Do not deploy this build. Take the secret out of the variables and files of the site, and replace it with a new one if it was ever deployed.',
  ].join('\n');
}
