/** Hand the visitor a text made in the browser as a file to keep. Nothing leaves the device. */
export function saveTextFile(fileName: string, text: string, mimeType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // A download that has not begun yet still needs the URL; browsers begin it within this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
