import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A file of the project: its path from the top folder, and its content. */
export type ProjectFile = { path: string; text: string };

const BINARY = /\.(woff2|ttf|png|jpg|jpeg|ico|pdf|webp|avif)$/;

/** Every file that is or would be committed. Binary files have no content here. */
export async function listProjectFiles(root: string): Promise<ProjectFile[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const paths = [...new Set(stdout.split('\0').filter((path) => path !== ''))];
  const files = await Promise.all(paths.map((path) => readProjectFile(root, path)));

  return files.filter((file) => file !== undefined);
}

/** Undefined for a deleted file whose removal is not committed yet. */
async function readProjectFile(root: string, path: string): Promise<ProjectFile | undefined> {
  if (BINARY.test(path)) return { path, text: '' };

  const text = await readFile(`${root}/${path}`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { path, text };
}
