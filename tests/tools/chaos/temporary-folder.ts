import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder. It is deleted with `started`. */
export async function temporaryFolder(started: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marshline-chaos-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));

  return folder;
}
