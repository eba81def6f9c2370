const STEP = 1024;
const MEGABYTE = STEP * STEP;

/**
 * Format a size as "512 bytes", "34 KB" or "2.4 MB". Units are steps of 1024, as in the upload
 * limit. A size is never rounded up to the next unit.
 */
export function formatFileSize(bytes: number): string {
  if (bytes < STEP) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.floor(bytes / STEP)} KB`;

  const megabytes = Math.floor((bytes / MEGABYTE) * 10) / 10;

  return `${megabytes} MB`;
}
