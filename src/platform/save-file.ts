/** Hand the visitor a file to keep. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // A download that has not begun yet still needs the URL; browsers begin it within this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
