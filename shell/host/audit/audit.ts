import { type AuditRing, createAuditRing } from '#bridge/host/audit.ts';

/** The last bridge calls of every app; payloads are never in it. */
export const audit: AuditRing = createAuditRing();
