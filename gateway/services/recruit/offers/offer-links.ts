/** Links by which candidates open offers. Of each offer one link at most is live. */
import { sql } from 'kysely';
import type { offerLinkStates } from '#bridge/calls/recruit/offer-links.ts';
import type { OfferState } from '#bridge/calls/recruit/records/offer.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { hashOf } from '../../uac/secrets.ts';
import { hashOfCode } from '../links/link-code.ts';
import type { CompanyRows } from '../times/panel.ts';

type LinkState = (typeof offerLinkStates)[number];
type LinkEnd = Exclude<LinkState, 'open' | 'accepted'>;

/** How the link ends when an offer comes into a state. */
export const linkEnds: Readonly<Partial<Record<OfferState, LinkEnd>>> = {
  draft: 'revised',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn',
};

/** Keeps a new link of an offer in the place of the earlier one. Of its secret only the hash is kept. */
export async function keepLink(rows: CompanyRows, offerId: string, secret: string): Promise<void> {
  await endLink(rows, offerId, 'replaced');
  await rows.database
    .insertInto('offer_link')
    .values({
      tenant_id: rows.tenantId,
      id: uuid7(),
      offer_id: offerId,
      secret_hash: hashOf(secret),
      ended: null,
    })
    .execute();
}

/** Ends the live link of an offer. */
export async function endLink(
  { database, tenantId }: CompanyRows,
  offerId: string,
  end: LinkEnd,
): Promise<void> {
  await database
    .updateTable('offer_link')
    .set({ ended: end })
    .where('tenant_id', '=', tenantId)
    .where('offer_id', '=', offerId)
    .where('ended', 'is', null)
    .execute();
}

/** An offer as its link leads to it. */
export interface LinkedOffer {
  readonly offerId: string;
  readonly version: number;
  readonly ended: LinkEnd | null;
  readonly state: OfferState;
  readonly isActive: boolean;
  readonly entryOn: string;
  readonly validUntil: string;
  readonly companyName: string;
  readonly systemCode: string;
  readonly jobTitle: string;
  readonly positionName: string;
  readonly candidateName: string;
  /** Where the answer is confirmed; null where the candidate has no address. */
  readonly email: string | null;
  readonly recruiterId: string | null;
  readonly managerId: string;
  readonly jobId: string;
  readonly contactName: string | null;
}

/** Reads the offer of a link; undefined for a link that was never made. */
export async function readLinkedOffer(
  { database, tenantId }: CompanyRows,
  code: string,
): Promise<LinkedOffer | undefined> {
  const { rows } = await sql<LinkedOffer>`
    select l.offer_id as "offerId", o.version, l.ended, o.state,
      coalesce(a.state = 'active', false) as "isActive",
      o.entry_on::text as "entryOn", o.valid_until::text as "validUntil", t.name as "companyName", t.system_code as "systemCode",
      j.title as "jobTitle", p.name as "positionName", c.name as "candidateName", c.email,
      j.recruiter_id as "recruiterId", j.manager_id as "managerId", j.id as "jobId",
      (select w.name from employment e join person w on w.tenant_id = e.tenant_id and w.id = e.person_id
        where e.tenant_id = l.tenant_id and e.id = coalesce(j.recruiter_id, j.manager_id)) as "contactName"
    from offer_link l
    join offer o on o.tenant_id = l.tenant_id and o.id = l.offer_id and o.removed_at is null
    join candidate c on c.tenant_id = o.tenant_id and c.id = o.candidate_id
    join hiring_job j on j.tenant_id = o.tenant_id and j.id = o.job_id
    join position p on p.tenant_id = o.tenant_id and p.id = o.position_id
    join tenant t on t.id = o.tenant_id
    left join application a on a.tenant_id = o.tenant_id and a.id = o.application_id
    where l.tenant_id = ${tenantId} and l.secret_hash = ${hashOfCode(code)}`.execute(database);
  return rows[0];
}

/** What a link leads to on a day. */
export function linkStateOf(
  { ended, state, isActive, validUntil }: LinkedOffer,
  today: string,
): LinkState {
  if (ended !== null) return ended;
  if (state === 'accepted') return 'accepted';
  if (state !== 'sent' || !isActive) return 'withdrawn';
  return validUntil < today ? 'expired' : 'open';
}
