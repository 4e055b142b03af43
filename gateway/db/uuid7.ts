import { randomBytes } from 'node:crypto';

/**
 * A new UUID version 7 (RFC 9562 §5.7) in lower case: 48 bits of Unix milliseconds, then 74 random
 * bits. Ids come from the application so that both databases and every server version agree, and
 * the leading time keeps new rows at the end of an index.
 */
export function uuid7(milliseconds: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text is a UUID in the lower-case form the database answers with. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
