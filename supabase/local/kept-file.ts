import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { DamagedDataError, describeDamage } from './damaged-data.ts';

/** Write a whole file or nothing: a killed start or a full disk leaves the old file in place. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(unfinished, content, { mode, flag: 'wx', flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * The value in a file of the data directory, created at the first start and readable by its owner only. Throws {@link
 * DamagedDataError}, with the file's name, when the file exists without such a value.
 */
export async function readOrMake<T>(file: string, schema: z.ZodType<T>, make: () => T): Promise<T> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new DamagedDataError(file, error.message);
  });
  if (text !== undefined) return parse(file, schema, text);

  const made = make();
  try {
    await writeWhole(file, JSON.stringify(made, null, 2), 0o600);
  } catch (error) {
    throw await describeDamage(file, dirname(file), error);
  }

  return made;
}

function parse<T>(file: string, schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new DamagedDataError(
      file,
      text.trim() === '' ? 'it is empty' : 'its text is not complete',
    );
  }
}
