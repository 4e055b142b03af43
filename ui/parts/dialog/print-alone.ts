/**
 * Prints the dialog around an element and nothing else of the page. `print` is the window's own unless given: a framed
 * page may not call it and asks its host.
 */
export async function printAlone(
  inside: Element,
  print: () => unknown = () => window.print(),
): Promise<void> {
  const dialog = inside.closest('[role="dialog"]');
  dialog?.setAttribute('data-print', 'only');
  try {
    await print();
  } finally {
    dialog?.removeAttribute('data-print');
  }
}
