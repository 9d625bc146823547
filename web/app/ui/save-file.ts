/** Downloads a file generated in the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke later: some browsers start reading after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
