import { sql } from 'kysely';
import { certificate, certificateEndingDays } from '#bridge/calls/joyhr/records/certificate.ts';
import { certificateWords } from '#bridge/calls/joyhr/records/certificate.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Certificates in their table. */
export const certificates = bindRecord(certificate, {
  table: 'certificate',
  words: certificateWords,
  virtuals: {
    status: ({ today }) => sql`case
      when r.expires_on is null then 'permanent'
      when r.expires_on < ${today}::date then 'expired'
      when r.expires_on <= ${today}::date + ${certificateEndingDays}::int then 'expiring'
      else 'valid' end`,
  },
});
