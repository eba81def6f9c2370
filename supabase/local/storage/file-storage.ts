import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import { writeWhole } from '../kept-file.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/** The metadata stored beside an object's bytes. */
type Label = {
  mimetype: string;
  cacheControl: string;
  size: number;
  eTag: string;
  savedAt: string;
};

/**
 * Stores the bytes of Storage in a folder. An object's file is named by a hash of its bucket and key, so no key can
 * choose a file name, and `a` and `a/b` can both exist.
 */
export function createFileStorage(directory: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) =>
    join(
      directory,
      createHash('sha256')
        .update(JSON.stringify([bucket, key]))
        .digest('hex'),
    );

  const readLabel = async (bucket: string, key: string): Promise<ObjectMetadata> => {
    const text = await readFile(`${pathOf(bucket, key)}.json`, 'utf8');
    const { savedAt, ...label } = JSON.parse(text) as Label;

    return { ...label, contentLength: label.size, lastModified: new Date(savedAt) };
  };

  const write = async (bucket: string, key: string, bytes: Uint8Array, label: Label) => {
    await mkdir(directory, { recursive: true });
    await writeWhole(pathOf(bucket, key), bytes);
    await writeWhole(`${pathOf(bucket, key)}.json`, JSON.stringify(label));

    return readLabel(bucket, key);
  };

  const remove = async (bucket: string, key: string) => {
    await rm(pathOf(bucket, key), { force: true });
    await rm(`${pathOf(bucket, key)}.json`, { force: true });
  };

  return {
    driver: undefined,

    async getObject(bucket, key) {
      return {
        httpStatusCode: 200,
        metadata: await readLabel(bucket, key),
        body: await readFile(pathOf(bucket, key)),
      };
    },

    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const savedAt = new Date().toISOString();

      return write(bucket, key, bytes, {
        mimetype,
        cacheControl,
        size: bytes.length,
        eTag,
        savedAt,
      });
    },

    deleteObject: remove,

    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },

    async copyObject(bucket, key, _version, toBucket, toKey) {
      const { mimetype, cacheControl, size, eTag } = await readLabel(bucket, key);
      const savedAt = new Date();
      await write(toBucket, toKey, await readFile(pathOf(bucket, key)), {
        mimetype,
        cacheControl,
        size,
        eTag,
        savedAt: savedAt.toISOString(),
      });

      return { httpStatusCode: 200, eTag, lastModified: savedAt };
    },

    headObject: (bucket, key) => readLabel(bucket, key),

    async privateAssetUrl(bucket, key) {
      return `file://${pathOf(bucket, key)}`;
    },
  };
}
