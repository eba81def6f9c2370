const STEP = 1024;
const MEGABYTE = STEP * STEP;

/** "512 bytes", "34 KB", "2.4 MB": counted by 1024, as the limit of uploads is. Never rounded up to the next unit. */
export function formatFileSize(bytes: number): string {
  if (bytes < STEP) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.floor(bytes / STEP)} KB`;

  const megabytes = Math.floor((bytes / MEGABYTE) * 10) / 10;

  return `${megabytes} MB`;
}
