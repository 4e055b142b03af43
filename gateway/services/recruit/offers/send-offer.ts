import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { sendOffer } from '#bridge/calls/recruit/offers.ts';
import { offer } from '#bridge/calls/recruit/records/offer.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { moveFunction } from '#gateway/record/moves.ts';
import { mayUse } from '#gateway/record/rights.ts';
import { readRows } from '#gateway/record/rows.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { callOf, loadRights } from '../../session-call.ts';
import { newSecret } from '../../uac/secrets.ts';
import { requireSession } from '../../uac/session-info.ts';
import { mailLink, readAddressee } from '../links/mail-link.ts';
import { offers } from '../records/offers.ts';
import { type Asked, moveOffer } from './change-offer.ts';
import { readWithPay } from './offer-letter.ts';
import { keepLink } from './offer-links.ts';

/** Whether the caller may change offers: asked by hand, since no transaction is open yet. */
export async function mayChangeOffers(context: GatewaySessionContext): Promise<Verdict> {
  const held = await loadRights(context);
  return hasFunction(held, `${offer.functionId}.edit`) ? 'allow' : 'noPermission';
}

/**
 * Marks an approved offer as sent and mails its link, where the company and the candidate have mail. A sent offer gets
 * another link.
 */
export async function sendOne(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof sendOffer>,
): Promise<ResultOf<typeof sendOffer>> {
  const { tenantId, accountId } = requireSession(context);
  const held = await loadRights(context);
  const secret = newSecret();
  const { version, addressee, validUntil } = await context.services.database.withTransaction(
    { tenantId, accountId },
    'write',
    async (transaction) => {
      const call = callOf(context, transaction, held);
      // The link is shown to who sends it, and its page says the pay.
      await readWithPay(call, request.id);
      const saved = await sendOrRenew(call, request);
      await keepLink(call, request.id, secret);
      const { applicationId, validUntil } = await readTerms(call, request.id);
      const addressee = await readAddressee(context, call, applicationId);
      return { ...saved, validUntil, addressee };
    },
  );
  const link = { page: 'offer', secret, template: 'offer', time: validUntil } as const;
  return { version, ...(await mailLink(context, addressee, link)) };
}

async function sendOrRenew(context: CallContext, asked: Asked): Promise<{ version: number }> {
  const scope = await openScope(context, offers, records);
  const [row] = await readRows(scope, [asked.id], { lock: true });
  if (row?.state !== 'sent') return moveOffer(context, asked, 'send');
  if (!mayUse(scope, row.standing, moveFunction(scope, 'send')))
    throw new RefusedError('noPermission');
  if (row.version !== asked.version) throw new RefusedError('conflict');
  if (String(row.values.validUntil) < dayOf(context.now())) throw new RefusedError('notNow');
  context.record(`offer:${asked.id}`, { link: true });
  return context.database
    .updateTable('offer')
    .set({ version: sql<number>`version + 1` })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', asked.id)
    .returning('version')
    .executeTakeFirstOrThrow();
}

async function readTerms({ database, tenantId }: CallContext, id: string) {
  const { applicationId, validUntil } = await database
    .selectFrom('offer')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['application_id as applicationId', 'valid_until as validUntil'])
    .executeTakeFirstOrThrow();
  // No offer is sent without its application.
  return { applicationId: applicationId ?? '', validUntil };
}
