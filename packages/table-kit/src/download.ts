/** Offers files to download. */

export const downloadRecord = (record: object, name: string): void => offerDownload(JSON.stringify(record), 'application/json', name);

/** Makes the browser download a file. */
export function offerDownload(content: string | Blob, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
