import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import type { adjustBalance } from '#bridge/calls/vacation/balances.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { requireReached } from '../../kaoqin/exceptions/reached.ts';
import { type Amount, amount, amountText } from '../engine/amount.ts';
import { consume } from '../engine/lots.ts';
import { readLeaveType } from './count-leave.ts';
import { insertAll } from './grant-leave.ts';
import { readHolds, readLots } from './read-lots.ts';

type Asked = ParsedRequestOf<typeof adjustBalance>;

/** Adds days to a balance as a lot of their own, or takes them from the lots that end first. */
export async function answerAdjustBalance(
  context: CallContext,
  asked: Asked,
): Promise<ResultOf<typeof adjustBalance>> {
  const { employmentId, typeId, days, reason } = asked;
  await requireReached(context, [employmentId], 'balances.adjust');
  const type = await readLeaveType(context, typeId);
  if (type?.hasBalance !== true) throw wrong('typeId', 'choice');
  const size = amount(days);
  const rows =
    size > 0 ? await addLot(context, asked, size) : await takeFrom(context, asked, -size);
  const by = await actorNameOf(context);
  const { tenantId, now } = context;
  const common = { tenant_id: tenantId, on_day: dayOf(now()), note: reason, actor_name: by };
  await insertAll(
    context,
    'leave_ledger',
    rows.map((row) => ({ ...common, ...row, id: uuid7(), created_at: now() })),
  );
  context.record(`employee:${employmentId}`, { leaveBalance: typeId, days, reason });
  const today = dayOf(now());
  const left = (await readLots(context, employmentId, typeId))
    .filter(({ validTo }) => validTo === null || validTo >= today)
    .reduce((sum, lot) => sum + lot.left, 0);
  return { left: amountText(left) };
}

interface NewRow {
  readonly lot_id: string;
  readonly kind: 'grant' | 'adjust';
  readonly amount: string;
}

async function addLot(
  context: CallContext,
  { employmentId, typeId, validTo }: Asked,
  size: Amount,
): Promise<readonly NewRow[]> {
  const { tenantId, now } = context;
  const today = dayOf(now());
  if (validTo !== undefined && validTo < today) throw wrong('validTo', 'dateOrder');
  const id = uuid7();
  await insertAll(context, 'leave_lot', [
    {
      tenant_id: tenantId,
      id,
      employment_id: employmentId,
      type_id: typeId,
      source_key: `hand:${id}`,
      valid_from: today,
      valid_to: validTo ?? null,
      created_at: now(),
    },
  ]);
  return [{ lot_id: id, kind: 'grant', amount: amountText(size) }];
}

/** What is held by requests that wait is not taken away. */
async function takeFrom(
  context: CallContext,
  { employmentId, typeId }: Asked,
  size: Amount,
): Promise<readonly NewRow[]> {
  const day = dayOf(context.now());
  const lots = await readLots(context, employmentId, typeId, { lock: true });
  const held = (await readHolds(context, employmentId, null)).get(typeId) ?? 0;
  const { uses, uncovered } = consume(lots, [{ day, amount: size + held }]);
  if (uncovered.length > 0) throw wrong('days', 'noBalance');
  let due = size;
  return uses.flatMap(({ lotId, amount: taken }): NewRow[] => {
    const own = Math.min(due, taken);
    due -= own;
    return own === 0 ? [] : [{ lot_id: lotId, kind: 'adjust', amount: amountText(-own) }];
  });
}

function wrong(path: string, issue: FieldIssue): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue }] });
}
