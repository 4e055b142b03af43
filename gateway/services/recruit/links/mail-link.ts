import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { sendOffer } from '#bridge/calls/recruit/offers.ts';
import { readEmail } from '#bridge/calls/uac/contacts.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readConnection } from '../../delivery/connections.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { maskContact } from '../../uac/security/contacts.ts';
import { requireSession } from '../../uac/session-info.ts';

/** Who is mailed about an application, and by which company. */
export interface Addressee {
  /** The code of the company. */
  readonly code: string;
  readonly company: string;
  /** Decides the host whose brand the page of the link has. */
  readonly systemCode: string;
  readonly job: string;
  /** Null where the company or the candidate has no mail. */
  readonly mail: string | null;
}

/** Reads who is mailed about an application. */
export async function readAddressee(
  { services }: GatewaySessionContext,
  { database, tenantId }: CallContext,
  applicationId: string,
): Promise<Addressee> {
  const { email, ...row } = await database
    .selectFrom('application as a')
    .innerJoin('candidate as c', (join) =>
      join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('hiring_job as j', (join) =>
      join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'),
    )
    .innerJoin('tenant as t', 't.id', 'a.tenant_id')
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', applicationId)
    .select([
      'c.email',
      'j.title as job',
      't.name as company',
      't.code',
      't.system_code as systemCode',
    ])
    .executeTakeFirstOrThrow();
  const mail = readEmail(email ?? '');
  const connection = await readConnection(database, services.sealer, tenantId, 'mail');
  return { ...row, mail: connection === undefined ? null : mail };
}

/** Which page the link opens, with its secret, and what the mail says. */
interface NewLink {
  readonly page: 'interview' | 'offer';
  readonly secret: string;
  readonly template: 'interviewTimes' | 'offer';
  /** A day the mail names. */
  readonly time?: string;
}

/** Mails a link where that is possible; call it after the transaction that keeps the link. */
export async function mailLink(
  context: GatewaySessionContext,
  { code, company, systemCode, job, mail }: Addressee,
  { page, secret, template, time }: NewLink,
): Promise<Pick<ResultOf<typeof sendOffer>, 'link' | 'sent'>> {
  const { tenantId } = requireSession(context);
  const { delivery } = context.services;
  const link = `${originOf(context, systemCode)}/${page}#${code}.${secret}`;
  if (mail === null) return { link, sent: null };
  const parts = { company, job, link, ...(time !== undefined && { time }) };
  const message = { channel: 'mail', target: mail, template, parts } as const;
  const { state } = await delivery.send({ ...message, tenantId, locale: context.locale });
  const sent = { channel: 'mail', to: maskContact('mail', mail) } as const;
  return { link, sent: state === 'sent' ? sent : null };
}

/** Where candidates see the brand of the company: its first host, or the portal where it has none. */
function originOf(
  { services: { brands, portalOrigin } }: GatewaySessionContext,
  systemCode: string,
): string {
  const [host] = systemCode === '' ? [] : brands.hostsOf(systemCode);
  return host === undefined ? portalOrigin : `${new URL(portalOrigin).protocol}//${host}`;
}
