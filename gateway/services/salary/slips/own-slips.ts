import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import type {
  mySlipFile,
  mySlips,
  openMySlip,
  replyMySlip,
} from '#bridge/calls/salary/own-slips.ts';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { answerPagePdf } from '../../filecenter/pdf/page-pdf.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../../uac/session-info.ts';
import type { ChangeReason } from '../runs/compare.ts';
import {
  type FoundSlip,
  findSlip,
  presentSlip,
  readSlipBefore,
  type WholeSlip,
} from './read-slip.ts';
import { keepSlipNote, readReplies, readSlipNotes } from './slip-notes.ts';
import { slipPage } from './slip-page.ts';

/** Lists the own slips of paid and closed runs, without amounts. */
export async function listOwnSlips({
  database,
  tenantId,
  rights,
}: CallContext): Promise<ResultOf<typeof mySlips>> {
  if (rights.employmentId === null) return { slips: [] };
  const rows = await ownSlips(database, tenantId, rights.employmentId);
  const replies = await readReplies(
    { database, tenantId },
    rows.map(({ id }) => id),
  );
  return {
    slips: rows.map(({ id, month, payOn }) => ({
      id,
      month,
      payOn,
      opened: replies.get(id)?.opened ?? false,
      reply: replies.get(id)?.reply ?? 'none',
    })),
  };
}

/** All employments of a person are that person: who came back still reads the slips of before. */
function ownSlips(database: DatabaseTransaction, tenantId: string, employmentId: string) {
  return database
    .selectFrom('pay_slip as s')
    .innerJoin('pay_run as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 's.tenant_id')
        .onRef('r.id', '=', 's.pay_run_id')
        .onRef('r.calculation', '=', 's.calculation'),
    )
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.employment_id'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('r.state', 'in', ['paid', 'closed'])
    .where('e.person_id', '=', (query) =>
      query
        .selectFrom('employment as o')
        .where('o.tenant_id', '=', tenantId)
        .where('o.id', '=', employmentId)
        .select('o.person_id'),
    )
    .orderBy('r.month', 'desc')
    .select(['s.id', 'r.month', 'r.pay_on as payOn'])
    .execute();
}

/** Whether the caller may read own slips: what the call declares, asked by hand since no transaction is open yet. */
export async function mayOpenSlips(context: GatewaySessionContext): Promise<Verdict> {
  const { tenantId, accountId } = requireSession(context);
  const { database, rights } = context.services;
  const held = await rights.load(database, tenantId, accountId);
  return hasFunction(held, salaryFunctions.slips) ? 'allow' : 'noPermission';
}

/** Opens an own slip, with the password where it was not typed lately. */
export async function openOwnSlip(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof openMySlip>,
): Promise<ResultOf<typeof openMySlip>> {
  return withOwnSlip(context, request.paySlipId, 'opened', async (place, slip) => ({
    ...(await presentSlip(place, slip)),
    before: await readSlipBefore(place, slip),
    reasons: [...slip.reasons] as ChangeReason[],
    reply: (await readReplies(place, [slip.id])).get(slip.id)?.reply ?? 'none',
    notes: await readSlipNotes(place, slip.id),
  }));
}

/** Draws an own slip as PDF, under the same condition. */
export async function downloadOwnSlip(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof mySlipFile>,
): Promise<FileAnswer> {
  const { whole, company } = await withOwnSlip(
    context,
    request.paySlipId,
    'printed',
    async (place, slip): Promise<{ whole: WholeSlip; company: string }> => {
      const tenant = await place.database
        .selectFrom('tenant')
        .where('id', '=', place.tenantId)
        .select('name')
        .executeTakeFirst();
      return { whole: await presentSlip(place, slip), company: tenant?.name ?? '' };
    },
  );
  return answerPagePdf(context, slipPage(context.locale, company, whole));
}

type Place = Pick<CallContext, 'database' | 'tenantId'>;

async function withOwnSlip<Result>(
  context: GatewaySessionContext,
  slipId: string,
  kind: 'opened' | 'printed',
  body: (place: Place, slip: FoundSlip) => Promise<Result>,
): Promise<Result> {
  const { tenantId, accountId } = requireSession(context);
  const { database: databases, rights } = context.services;
  const held = await rights.load(databases, tenantId, accountId);
  const result = await databases.withTransaction(
    { tenantId, accountId },
    'write',
    async (database) => {
      const slip = await findOwnSlip({ database, tenantId }, held.employmentId, slipId);
      const actor = { database, tenantId, accountId, now: context.now };
      await keepSlipNote(actor, { id: slip.id, employmentId: slip.employment_id }, kind);
      return body({ database, tenantId }, slip);
    },
  );
  context.record(`paySlip:${slipId}`, { [kind]: true });
  return result;
}

/** A slip of somebody else is refused like an unknown one. */
async function findOwnSlip(
  place: Place,
  employmentId: string | null,
  slipId: string,
): Promise<FoundSlip> {
  if (employmentId === null) throw new RefusedError('notFound');
  const own = await ownSlips(place.database, place.tenantId, employmentId);
  if (!own.some(({ id }) => id === slipId)) throw new RefusedError('notFound');
  return findSlip(place, slipId);
}

/** Confirms an own slip that was opened, or disputes it. */
export async function replyToOwnSlip(
  context: CallContext,
  { paySlipId, reply, text }: ParsedRequestOf<typeof replyMySlip>,
): Promise<ResultOf<typeof replyMySlip>> {
  const slip = await findOwnSlip(context, context.rights.employmentId, paySlipId);
  const known = (await readReplies(context, [slip.id])).get(slip.id);
  if (known?.opened !== true) throw new RefusedError(salaryCodes.notOpened);
  if (reply === 'dispute' && text === undefined) throw new RefusedError(salaryCodes.reasonNeeded);
  if (known.reply === 'confirmed' || known.reply === 'disputed') throw new RefusedError('notNow');
  const kind = reply === 'confirm' ? 'confirmed' : 'disputed';
  await keepSlipNote(
    context,
    { id: slip.id, employmentId: slip.employment_id },
    kind,
    text ?? null,
  );
  context.record(`paySlip:${slip.id}`, { reply: kind });
  return { reply: kind };
}
