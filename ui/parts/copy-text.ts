/** Puts a text on the clipboard; false where the browser does not let a framed page do so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

// The clipboard API needs a permission that not every host page gives its frames; the old command needs only a click.
function copyByCommand(text: string): boolean {
  const answer = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', answer, { capture: true, once: true });
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', answer, { capture: true });
  return copied;
}
