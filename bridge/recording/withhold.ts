/** Most characters of a payload as JSON; what is longer is not recorded. */
const longestPayload = 64 * 1024;

/** In the place of something that no one may look at. */
const withheldMark = '‹withheld›';

/** A signed token wherever it is written: an app can put its own into any argument. */
const token = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;

/** Keys whose values are kept from view by their name alone. */
const secretKey = /^(?:token|accessToken|password|secret|authorization|cookie)$/i;

/** A copy as plain data, without files, tokens, and what is at the given places, such as `launch.snapshot`. */
export function plainCopy(value: unknown, places: readonly string[] = []): unknown {
  return copyOf(value, '', places);
}

/** Whether a payload is longer than what is recorded. */
export function isTooLong(copy: unknown): boolean {
  return (JSON.stringify(copy) ?? '').length > longestPayload;
}

function copyOf(value: unknown, place: string, places: readonly string[]): unknown {
  if (value !== undefined && value !== null && places.includes(place)) return withheldMark;
  if (typeof value === 'string') return value.replace(token, withheldMark);
  if (value instanceof File) return { file: value.name, bytes: value.size, type: value.type };
  if (Array.isArray(value)) return value.map((one) => copyOf(one, `${place}.`, places));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.map(([key, one]) => [
      key,
      secretKey.test(key) && typeof one === 'string'
        ? withheldMark
        : copyOf(one, place === '' ? key : `${place}.${key}`, places),
    ]),
  );
}
