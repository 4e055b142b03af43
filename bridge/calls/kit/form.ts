/** How a request with files travels; apart from the others, since the sign-in page carries those. */

/** Writes a request as a form: files as they are, lists as repeated fields; what is absent or null does not travel. */
export function encodeForm(request: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) {
        form.append(name, item instanceof Blob ? item : String(item));
      }
    }
  }
  return form;
}
