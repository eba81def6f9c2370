import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip, type ZlibOptions } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types.ts';

/** The encoding of a response body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** An encoded file with its headers. */
export type WireFile = { body: Buffer; contentType: string; etag: string; encoding: Encoding };

/** The result for a path: a file, or the other spelling of the path that has a file. */
export type Finding = { file: string } | { movedTo: string };

/** The built site, as it was when it was opened. */
export type BuiltSite = {
  find(pathname: string): Finding | undefined;
  read(file: string, encoding: Encoding): Promise<WireFile>;
};

/** Files with instructions for Netlify. They are never served. */
const RULE_FILES = new Set(['_headers', '_redirects']);

/** The files of a site by the name they are found by: a page's in lower case, as Netlify lists it. */
type FileNames = ReadonlyMap<string, string>;

/** How hard the server compresses. `best` is the size on the wire, `fast` costs a thirtieth of its time. */
export type Compression = 'best' | 'fast' | 'none';

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const FAST: BrotliOptions & ZlibOptions = {
  level: 1,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
};

/**
 * Open a built site. Only the files listed now can be found, so no path leads out of the directory.
 * Throws when the directory contains no site. Each file is compressed at its first request.
 */
export async function openBuiltSite(
  directory: string,
  { compression = 'best' }: { compression?: Compression } = {},
): Promise<BuiltSite> {
  const files = await listFiles(directory);
  if (!files.has('index.html')) {
    throw new Error(`There is no built site in ${directory}. Expected an index.html there.`);
  }

  const cache = new Map<string, Promise<WireFile>>();

  return {
    find: (pathname) => findFile(files, pathname),
    read(file, wanted) {
      const isCompressed = compression !== 'none' && isCompressible(extname(file));
      const encoding = isCompressed ? wanted : 'identity';
      const key = `${encoding} ${file}`;
      const known = cache.get(key) ?? encodeFile(join(directory, file), encoding, compression);
      cache.set(key, known);

      return known;
    },
  };
}

/**
 * Netlify's "pretty URLs" for a site whose pages are `name.html`. A page has one address, in lower case, whatever the
 * name of its file: another spelling leads there in one redirect. Other files are found by their exact name only.
 */
function findFile(files: FileNames, pathname: string): Finding | undefined {
  const path = pathname.slice(1);
  const asset = files.get(path);
  if (asset !== undefined && !isPage(asset)) return { file: asset };

  const lowerCase = path.toLowerCase();
  const found = findPage(files, lowerCase);
  if (!found || 'movedTo' in found || path === lowerCase) return found;

  return { movedTo: `/${lowerCase}` };
}

function findPage(files: FileNames, path: string): Finding | undefined {
  if (path === '' || path.endsWith('/')) {
    const name = path.slice(0, -1);
    const index = files.get(`${path}index.html`);
    if (index) return { file: index };

    return files.has(`${name}.html`) ? { movedTo: `/${name}` } : undefined;
  }
  const page = isPage(path) ? files.get(path) : files.get(`${path}.html`);
  if (page) return { file: page };

  return files.has(`${path}/index.html`) ? { movedTo: `/${path}/` } : undefined;
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

async function listFiles(directory: string): Promise<FileNames> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );

  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
      .map((file) => file.split(sep).join('/'))
      .filter((file) => !RULE_FILES.has(file))
      .map((file) => [isPage(file) ? file.toLowerCase() : file, file]),
  );
}

async function encodeFile(
  path: string,
  encoding: Encoding,
  compression: Compression,
): Promise<WireFile> {
  const content = await readFile(path);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);

  return {
    body:
      encoding === 'identity'
        ? content
        : await COMPRESS[encoding](content, compression === 'fast' ? FAST : {}),
    contentType: contentTypeOf(extname(path)),
    etag: encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`,
    encoding,
  };
}
