import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files, removed when the test ends. */
export async function temporaryFolder(files: Record<string, string> = {}): Promise<string> {
  const { folder, remove } = await createFolder(files);
  onTestFinished(remove);

  return folder;
}

/** A folder with these files, and a function that removes it. */
export async function createFolder(
  files: Record<string, string>,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'marshline-test-'));
  await writeFiles(folder, files);

  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Writes files into a folder by their relative paths. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
