import { sql } from 'kysely';
import { trainingCertificate } from '#bridge/calls/elephantstep/records/certificate.ts';
import { trainingCertificateWords } from '#bridge/calls/elephantstep/records/certificate.words.ts';
import { certificateKind } from '#bridge/calls/elephantstep/records/certificate-kind.ts';
import { certificateKindWords } from '#bridge/calls/elephantstep/records/certificate-kind.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change } from '#gateway/record/binding.ts';
import { replaceOthers } from '../certificates/give.ts';
import { termOn } from '../certificates/held.ts';
import { type KindTerm, lastDayOf } from '../certificates/term.ts';

/** Kinds of certificates in their table. One that a course gives or a person has stays. */
export const certificateKinds = bindRecord(certificateKind, {
  table: 'certificate_kind',
  words: certificateKindWords,
  rules: { inUse: usedKinds },
});

const renewDaysOf = sql`(select k.renew_days from certificate_kind k
  where k.tenant_id = r.tenant_id and k.id = r.kind_id)`;

/** Certificates in their table. */
export const trainingCertificates = bindRecord(trainingCertificate, {
  table: 'training_certificate',
  words: trainingCertificateWords,
  virtuals: {
    term: ({ today }) => sql`case when r.state <> 'valid' then 'ended'
      else ${termOn(today, sql`r.expires_on`, renewDaysOf)} end`,
  },
  rules: { effects: followCertificates },
});

async function usedKinds(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select k.id from certificate_kind k
    where k.tenant_id = ${tenantId} and k.id = any(${ids}::uuid[]) and (
      exists (select from training_course c where c.tenant_id = k.tenant_id
        and c.certificate_kind_id = k.id and c.removed_at is null)
      or exists (select from training_certificate t where t.tenant_id = k.tenant_id
        and t.kind_id = k.id and t.removed_at is null))`.execute(database);
  return rows.map(({ id }) => id);
}

type CertificateChange = Change<
  (typeof trainingCertificate)['fields'],
  'valid' | 'replaced' | 'revoked'
>;

/**
 * One that is written by hand or restored takes the place of the last one of its kind, and has the term of its kind where
 * it says none. With another last day its reminders start again.
 */
async function followCertificates(
  changes: readonly CertificateChange[],
  context: CallContext,
): Promise<void> {
  const { database, tenantId } = context;
  for (const { action, id, after, changed, stateAfter } of changes) {
    if (action === 'update' && changed.has('expiresOn'))
      await sql`update training_certificate set reminded = null
        where tenant_id = ${tenantId} and id = ${id}`.execute(database);
    const isCreated = action === 'create';
    if (!isCreated && (action !== 'move' || stateAfter !== 'valid')) continue;
    const { employment, kind, issuedOn, expiresOn } = after;
    if (isCreated && expiresOn === null) await writeTerm(context, id, kind, issuedOn);
    // An older one that is written down later is history.
    const { rows } = await sql`update training_certificate c set state = 'replaced'
      where c.tenant_id = ${tenantId} and c.id = ${id} and exists (select from training_certificate n
        where n.tenant_id = c.tenant_id and n.employment_id = c.employment_id
          and n.kind_id = c.kind_id and n.state = 'valid' and n.removed_at is null
          and n.issued_on > ${issuedOn}) returning c.id`.execute(database);
    if (rows.length === 0)
      await replaceOthers(context, [{ id, employmentId: employment, kindId: kind }]);
  }
}

async function writeTerm(
  { database, tenantId }: CallContext,
  id: string,
  kindId: string,
  issuedOn: string,
): Promise<void> {
  const { rows } = await sql<KindTerm>`select months, renew_days as "renewDays",
      renew_from as "renewFrom" from certificate_kind
    where tenant_id = ${tenantId} and id = ${kindId}`.execute(database);
  const [kind] = rows;
  const expiresOn = kind === undefined ? null : lastDayOf(kind, issuedOn, null);
  if (expiresOn === null) return;
  await sql`update training_certificate set expires_on = ${expiresOn}
    where tenant_id = ${tenantId} and id = ${id}`.execute(database);
}
