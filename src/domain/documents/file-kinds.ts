/** The kinds of file a document may be (spec 1, section 5); jpg and jpeg are one kind. */
export const FILE_KINDS = ['pdf', 'doc', 'docx', 'jpeg', 'png'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/** The largest file, in bytes: 25 MB, which here and in the database means 25 x 1024 x 1024 (spec 1, section 9). */
export const MAX_UPLOAD_BYTES = 26_214_400;

/** The most that the files of one account take, in bytes: 500 MB. The database holds the same limit. */
export const MAX_ACCOUNT_FILE_BYTES = 524_288_000;

const MIME_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * What a file may turn out to be when its name ends so. Cameras and chat programs mix up the two kinds of picture, and
 * either is harmless, so both are taken under the ending of either.
 */
const KINDS_BY_EXTENSION: ReadonlyMap<string, readonly FileKind[]> = new Map([
  ['pdf', ['pdf']],
  ['doc', ['doc']],
  ['docx', ['docx']],
  ['jpg', ['jpeg', 'png']],
  ['jpeg', ['jpeg', 'png']],
  ['png', ['jpeg', 'png']],
]);

/** The endings of names that are taken, without the dot (spec 1, section 5). */
export const UPLOAD_EXTENSIONS: readonly string[] = [...KINDS_BY_EXTENSION.keys()];

/** The media type a kind is stored and sent as. */
export function mimeTypeOf(kind: FileKind): string {
  return MIME_TYPES[kind];
}

/** The kind of a media type; undefined for one that is not taken. */
export function kindOfMimeType(mimeType: string): FileKind | undefined {
  return FILE_KINDS.find((kind) => MIME_TYPES[kind] === mimeType);
}

/** Whether a browser shows the kind by itself; anything else is offered as a download. */
export function isShownByBrowsers(kind: FileKind | undefined): boolean {
  return kind === 'pdf' || kind === 'jpeg' || kind === 'png';
}

/** What a file with such an ending may be, in any case; nothing for an ending that is not taken. */
export function kindsOfExtension(extension: string): readonly FileKind[] {
  return KINDS_BY_EXTENSION.get(extension.toLowerCase()) ?? [];
}
