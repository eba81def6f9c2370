import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types.ts';

/** How a body is encoded on its way. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it goes over the wire. */
export type WireFile = { body: Buffer; contentType: string; etag: string; encoding: Encoding };

/** What the built site has at a path: a file, or the other spelling that has one. */
export type Finding = { file: string } | { movedTo: string };

/** The built site, as it was when it was opened. */
export type BuiltSite = {
  find(pathname: string): Finding | undefined;
  read(file: string, encoding: Encoding): Promise<WireFile>;
};

/** Files that tell Netlify what to do and are never served. */
const RULE_FILES = new Set(['_headers', '_redirects']);

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Open a built site. Only files listed now can ever be found, so no path leads out of the
 * directory. Throws when the directory holds no site.
 */
export async function openBuiltSite(directory: string): Promise<BuiltSite> {
  const files = await listFiles(directory);
  if (!files.has('index.html')) {
    throw new Error(`There is no built site in ${directory}. Expected an index.html there.`);
  }

  const cache = new Map<string, Promise<WireFile>>();

  return {
    find: (pathname) => findFile(files, pathname),
    read(file, wanted) {
      const encoding = isCompressible(extname(file)) ? wanted : 'identity';
      const key = `${encoding} ${file}`;
      const known = cache.get(key) ?? encodeFile(join(directory, file), encoding);
      cache.set(key, known);

      return known;
    },
  };
}

/** Netlify's "pretty URLs" for a site whose pages are `name.html`. */
function findFile(files: ReadonlySet<string>, pathname: string): Finding | undefined {
  const path = pathname.slice(1);

  if (path === '' || path.endsWith('/')) {
    const name = path.slice(0, -1);
    if (files.has(`${path}index.html`)) return { file: `${path}index.html` };

    return files.has(`${name}.html`) ? { movedTo: `/${name}` } : undefined;
  }
  if (files.has(path)) return { file: path };
  if (files.has(`${path}.html`)) return { file: `${path}.html` };

  return files.has(`${path}/index.html`) ? { movedTo: `/${path}/` } : undefined;
}

async function listFiles(directory: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );

  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
      .map((file) => file.split(sep).join('/'))
      .filter((file) => !RULE_FILES.has(file)),
  );
}

async function encodeFile(path: string, encoding: Encoding): Promise<WireFile> {
  const content = await readFile(path);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);

  return {
    body: encoding === 'identity' ? content : await COMPRESS[encoding](content),
    contentType: contentTypeOf(extname(path)),
    etag: encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`,
    encoding,
  };
}
