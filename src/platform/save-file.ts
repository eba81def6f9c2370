/** Download a file that was created in the browser. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers start the download in this turn, and a download that has not started still needs the
  // URL.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
