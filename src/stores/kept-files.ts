import type { ConnectionFailure } from '~/data/connection/connection';
import type { MatterFileFailure } from '~/data/firms/matter-files';
import { MAX_MATTER_FILE_BYTES } from '~/domain/matters/matter-file-kinds';
import { fail, ok, type Result } from '~/domain/result';
import { openWaitingTab } from '~/platform/new-tab';
import { prepareFile, type PrepareFailure } from '~/platform/prepare-file';

/** Reasons that a file of a desk was not added, opened or removed. 'blocked': the browser allows no new tab. */
export type FileFailure = MatterFileFailure | PrepareFailure | ConnectionFailure | 'blocked';

/** Check a chosen file, and remove the place from a photograph. */
export async function readChosen(
  chosen: File,
): Promise<Result<{ name: string; file: Blob }, FileFailure>> {
  if (chosen.size > MAX_MATTER_FILE_BYTES) return fail('too-large');
  const prepared = await prepareFile(chosen);

  return prepared.ok ? ok({ name: chosen.name, file: prepared.value.file }) : prepared;
}

/** Open an address in a new tab. Call this in the handler of a click, because browsers block other new tabs. */
export async function openInTab<Code extends string>(
  find: () => Promise<Result<string, Code>>,
): Promise<Result<undefined, Code | 'blocked'>> {
  const tab = openWaitingTab();
  if (tab.isBlocked) return fail('blocked');

  const address = await find();
  if (address.ok) tab.goTo(address.value);
  else tab.close();

  return address.ok ? ok(undefined) : address;
}

/** A stored file with its contents, to send it on. */
export async function readStored<Code extends string>(
  { name, addedAt }: { name: string; addedAt: string },
  load: () => Promise<Result<Blob, Code>>,
): Promise<Result<File, Code>> {
  const contents = await load();
  if (!contents.ok) return contents;

  const { value } = contents;

  return ok(new File([value], name, { type: value.type, lastModified: Date.parse(addedAt) }));
}
