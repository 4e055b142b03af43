import type { FileAnswer } from '#bridge/guest/gateway.ts';

/** Hands a downloaded file to the browser under the name the gateway gave it. */
export function saveFile({ blob, filename }: FileAnswer): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
