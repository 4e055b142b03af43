/** Type bytes of the messages after which the server says that it is ready: Query, Sync, CopyDone, CopyFail. */
const AWAITS_END = new Set(['Q', 'S', 'c', 'f'].map((letter) => letter.charCodeAt(0)));
/** ReadyForQuery without its last byte, which says whether a transaction is open. */
const READY = [0x5a, 0, 0, 0, 5] as const;

/** Whether the answer to these protocol messages ends with the server being ready again. */
export function awaitsEnd(request: Uint8Array): boolean {
  const view = new DataView(request.buffer, request.byteOffset, request.byteLength);
  let last = 0;
  for (let at = 0; at + READY.length <= request.length; at += 1 + view.getUint32(at + 1)) last = at;
  return AWAITS_END.has(request[last] ?? 0);
}

/** Whether the server said that it is ready again. */
export function hasEnd(answer: Uint8Array): boolean {
  const at = answer.length - READY.length - 1;
  return at >= 0 && READY.every((byte, index) => answer[at + index] === byte);
}
