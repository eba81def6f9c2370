/** The allowed kinds of files. jpg and jpeg are one kind. */
export const FILE_KINDS = ['pdf', 'doc', 'docx', 'jpeg', 'png'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/**
 * Maximum size of a file in bytes: 25 MB, which is 25 x 1024 x 1024. The database has the same
 * limit.
 */
export const MAX_UPLOAD_BYTES = 26_214_400;

/** Maximum size of all files of an account in bytes: 500 MB. The database has the same limit. */
export const MAX_ACCOUNT_FILE_BYTES = 524_288_000;

const MIME_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * The allowed kinds for each extension. Cameras and messaging apps mix up the two kinds of images,
 * and both are harmless, so both are allowed under either extension.
 */
const KINDS_BY_EXTENSION: ReadonlyMap<string, readonly FileKind[]> = new Map([
  ['pdf', ['pdf']],
  ['doc', ['doc']],
  ['docx', ['docx']],
  ['jpg', ['jpeg', 'png']],
  ['jpeg', ['jpeg', 'png']],
  ['png', ['jpeg', 'png']],
]);

/** The allowed extensions, without the dot. */
export const UPLOAD_EXTENSIONS: readonly string[] = [...KINDS_BY_EXTENSION.keys()];

/** The media type of a kind, for storage and downloads. */
export function mimeTypeOf(kind: FileKind): string {
  return MIME_TYPES[kind];
}

/** The kind of a media type. Undefined when it is not allowed. */
export function kindOfMimeType(mimeType: string): FileKind | undefined {
  return FILE_KINDS.find((kind) => MIME_TYPES[kind] === mimeType);
}

/** Whether browsers display the kind. Others are offered as a download. */
export function isShownByBrowsers(kind: FileKind | undefined): boolean {
  return kind === 'pdf' || kind === 'jpeg' || kind === 'png';
}

/** The allowed kinds for an extension in any case. Empty when the extension is not allowed. */
export function kindsOfExtension(extension: string): readonly FileKind[] {
  return KINDS_BY_EXTENSION.get(extension.toLowerCase()) ?? [];
}
