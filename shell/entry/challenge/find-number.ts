/** Hashes that are counted before the page draws again. */
const BATCH = 400;

/** Whether the browser can count hashes here: only where the page came safely. */
export const canWork: boolean = globalThis.crypto?.subtle !== undefined;

/** Finds a number with which the SHA-256 of `challenge:number` begins with some zeros. */
export async function findNumber(
  challenge: string,
  bits: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const encoder = new TextEncoder();
  for (let from = 0; !signal.aborted; from += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, at) => from + at);
    const hashes = await Promise.all(
      numbers.map((number) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${number}`)),
      ),
    );
    const found = hashes.findIndex((hash) => Math.clz32(new DataView(hash).getUint32(0)) >= bits);
    if (found >= 0) return String(from + found);
  }
  return undefined;
}
