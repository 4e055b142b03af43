import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { tellHolders } from './tell-holder.ts';
import { type KindTerm, lastDayOf } from './term.ts';

type Giver = Pick<CallContext, 'database' | 'tenantId' | 'now' | 'record'>;

interface CourseKind extends KindTerm {
  readonly id: string;
  readonly name: string;
  readonly by: 'session' | 'exam' | 'both';
}

/** What somebody reached in a course, and the certificate of its kind that the person has. */
interface Reached {
  readonly employmentId: string;
  readonly attendedOn: string | null;
  readonly passedOn: string | null;
  readonly lastIssued: string | null;
  readonly presentId: string | null;
  readonly presentEnd: string | null;
}

/**
 * Gives people the certificate of a course they completed, a new one in the place of the one they have. What was reached
 * before the last certificate counts for no other, so that a second time gives nothing.
 */
export async function giveCertificates(
  context: Giver,
  courseId: string,
  employmentIds: readonly string[],
): Promise<void> {
  if (employmentIds.length === 0) return;
  const kind = await lockKind(context, courseId);
  if (kind === undefined) return;
  const reached = await readReached(context, courseId, kind.id, employmentIds);
  await give(
    context,
    kind,
    reached.flatMap((one) => newFor(kind, one) ?? []),
  );
}

/** The kind of a course; its lock makes numbers follow each other. */
async function lockKind(
  { database, tenantId }: Giver,
  courseId: string,
): Promise<CourseKind | undefined> {
  const { rows } = await sql<CourseKind>`select k.id, k.name, k.months,
      k.renew_days as "renewDays", k.renew_from as "renewFrom", c.certificate_by as by
    from training_course c
    join certificate_kind k on k.tenant_id = c.tenant_id and k.id = c.certificate_kind_id
    where c.tenant_id = ${tenantId} and c.id = ${courseId} and k.removed_at is null
    for update of k`.execute(database);
  return rows[0];
}

async function readReached(
  { database, tenantId }: Giver,
  courseId: string,
  kindId: string,
  employmentIds: readonly string[],
): Promise<readonly Reached[]> {
  const { rows } = await sql<Reached>`select e.id as "employmentId",
      (select max(s.to_on) from training_enrolment n
        join training_session s on s.tenant_id = n.tenant_id and s.id = n.session_id
        where n.tenant_id = e.tenant_id and n.employment_id = e.id and n.state = 'attended'
          and s.course_id = ${courseId}) as "attendedOn",
      (select (max(t.submitted_at) at time zone 'Asia/Shanghai')::date from exam_attempt t
        join exam x on x.tenant_id = t.tenant_id and x.id = t.exam_id
        where t.tenant_id = e.tenant_id and t.employment_id = e.id and t.passed
          and x.course_id = ${courseId}) as "passedOn",
      (select max(c.issued_on) from training_certificate c where c.tenant_id = e.tenant_id
        and c.employment_id = e.id and c.kind_id = ${kindId} and c.removed_at is null) as "lastIssued",
      h.id as "presentId", h.expires_on as "presentEnd"
    from employment e
    left join lateral (select c.id, c.expires_on from training_certificate c
      where c.tenant_id = e.tenant_id and c.employment_id = e.id and c.kind_id = ${kindId}
        and c.state = 'valid' and c.removed_at is null
      order by c.expires_on desc nulls first, c.id limit 1) h on true
    where e.tenant_id = ${tenantId} and e.id = any(${employmentIds}::uuid[])
    order by e.id`.execute(database);
  return rows;
}

/** The day on which all was reached that the course asks for, each after the last certificate; null before it. */
function completedOn(
  by: CourseKind['by'],
  { attendedOn, passedOn, lastIssued }: Reached,
): string | null {
  const needed = { session: [attendedOn], exam: [passedOn], both: [attendedOn, passedOn] }[by];
  const days = needed.filter((day): day is string => day !== null);
  const isNew = days.every((day) => lastIssued === null || day > lastIssued);
  if (days.length < needed.length || !isNew) return null;
  return days.toSorted().at(-1) ?? null;
}

/** A certificate that is given. */
interface NewCertificate {
  readonly id: string;
  readonly employmentId: string;
  readonly issuedOn: string;
  readonly expiresOn: string | null;
  readonly renewsId: string | null;
}

/** The certificate that somebody has earned; null for none. */
function newFor(kind: CourseKind, reached: Reached): NewCertificate | null {
  const { employmentId, presentId, presentEnd } = reached;
  const issuedOn = completedOn(kind.by, reached);
  if (issuedOn === null) return null;
  const expiresOn = lastDayOf(kind, issuedOn, presentEnd);
  return { id: uuid7(), employmentId, issuedOn, expiresOn, renewsId: presentId };
}

async function give(
  context: Giver,
  kind: CourseKind,
  certificates: readonly NewCertificate[],
): Promise<void> {
  if (certificates.length === 0) return;
  const numbers = await addCertificates(context, kind.id, certificates);
  await replaceOthers(
    context,
    certificates.map(({ id, employmentId }) => ({ id, employmentId, kindId: kind.id })),
  );
  for (const { id, issuedOn, expiresOn } of certificates)
    context.record(`trainingCertificate:${id}`, { number: numbers.get(id), issuedOn, expiresOn });
  await tellHolders(
    context,
    certificates.map(({ employmentId, expiresOn, renewsId }) => ({
      employmentId,
      event: renewsId === null ? 'given' : 'renewed',
      kindName: kind.name,
      expiresOn,
    })),
  );
}

/** Writes certificates with the next numbers of their kind, which it returns by id. */
async function addCertificates(
  { database, tenantId }: Giver,
  kindId: string,
  certificates: readonly NewCertificate[],
): Promise<ReadonlyMap<string, string>> {
  const made = JSON.stringify(certificates.map((one, at) => ({ ...one, place: at + 1 })));
  const { rows } = await sql<{ id: string; number: string }>`insert into training_certificate
      (tenant_id, id, employment_id, kind_id, number, issued_on, expires_on, source, renews_id, state)
    select ${tenantId}, x.id, x.employment_id, ${kindId},
      to_char(x.issued_on, 'YYYYMM') || '-' || lpad(x.next::text, greatest(5, length(x.next::text)), '0'),
      x.issued_on, x.expires_on, 'own', x.renews_id, 'valid'
    from (select n.id, n."employmentId" as employment_id, n."issuedOn" as issued_on,
        n."expiresOn" as expires_on, n."renewsId" as renews_id, taken.last + n.place as next
      from jsonb_to_recordset(${made}::jsonb) as n(id uuid, "employmentId" uuid, "issuedOn" date,
        "expiresOn" date, "renewsId" uuid, place integer),
      (select greatest(count(*),
          -- Numbers that were written by hand may run ahead.
          max(substring(number from '^[0-9]{6}-([0-9]{5,9})$')::bigint)) as last
        from training_certificate where tenant_id = ${tenantId} and kind_id = ${kindId}) taken) x
    returning id, number`.execute(database);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** A person has one certificate of a kind in force: new ones take the place of those before them. */
export async function replaceOthers(
  { database, tenantId }: Pick<Giver, 'database' | 'tenantId'>,
  made: readonly { readonly id: string; readonly employmentId: string; readonly kindId: string }[],
): Promise<void> {
  await sql`update training_certificate c set state = 'replaced', version = c.version + 1
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as n(id uuid, "employmentId" uuid, "kindId" uuid)
    where c.tenant_id = ${tenantId} and c.employment_id = n."employmentId" and c.kind_id = n."kindId"
      and c.state = 'valid' and c.removed_at is null and c.id <> n.id`.execute(database);
}
