import { FILE_TYPES_FOR_STAFF, type FileTypeForStaff } from '~/domain/bonds/bond-types';

/** A file that the customer uploaded, or the blank form of a court or agency from staff. */
export type StaffDocument = {
  id: string;
  docType: FileTypeForStaff;
  name: string;
  path: string;
  mimeType: string;
  sizeBytes: number;
  uploadedAt: string;
  /**
   * Whether the server has checked the file, and found it clean if files are scanned. Only a
   * checked file can be opened.
   */
  isChecked: boolean;
};

/** A row of `application_documents` as staff read it. */
export type DocumentRow = {
  id: string;
  doc_type: string;
  original_name: string;
  storage_path: string;
  mime_type: string;
  size_bytes: number;
  created_at: string;
  is_checked: boolean;
  status: string;
};

/** The uploaded files of an application, oldest first. Rows of a type that we do not know are left out. */
export function toStaffDocuments(rows: readonly DocumentRow[]): StaffDocument[] {
  return rows
    .flatMap(toDocument)
    .toSorted((one, other) => one.uploadedAt.localeCompare(other.uploadedAt));
}

function toDocument(row: DocumentRow): StaffDocument[] {
  const docType = FILE_TYPES_FOR_STAFF.find((type) => type === row.doc_type);
  if (!docType || row.status !== 'uploaded') return [];

  return [
    {
      id: row.id,
      docType,
      name: row.original_name,
      path: row.storage_path,
      mimeType: row.mime_type,
      sizeBytes: row.size_bytes,
      uploadedAt: row.created_at,
      isChecked: row.is_checked,
    },
  ];
}
