import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { RunMaker } from './pay-run-rows.ts';
import { payDemoWords } from './pay-words.ts';

interface NotedSlip {
  readonly id: string;
  readonly employmentId: string;
  readonly name: string;
}

async function readSlips(
  { database, tenantId, groupId }: RunMaker,
  month: string,
  quiet: ReadonlySet<string>,
): Promise<readonly NotedSlip[]> {
  const rows = await database
    .selectFrom('pay_slip as s')
    .innerJoin('pay_run as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.id', '=', 's.pay_run_id'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('r.pay_group_id', '=', groupId)
    .where('r.month', '=', month)
    .where('s.fault', 'is', null)
    .orderBy('s.staff_no')
    .select(['s.id', 's.employment_id as employmentId', 's.person_name as name'])
    .limit(60)
    .execute();
  return rows.filter(({ employmentId }) => !quiet.has(employmentId));
}

/** Some opened and confirmed their slip; one dispute is answered and one is open. People with accounts begin without. */
export async function noteSlips(
  maker: RunMaker,
  month: string,
  quiet: ReadonlySet<string>,
): Promise<void> {
  const words = payDemoWords[maker.locale];
  const slips = await readSlips(maker, month, quiet);
  const day = addDays(addMonths(month, 1), 10);
  const rows = slips.slice(0, 20).flatMap((slip, at): Row<'pay_slip_note'>[] => {
    const opened = note(maker, slip, 'opened', slip.name, null, `${day}T01:00:00Z`);
    if (at === 0) {
      return [opened, note(maker, slip, 'disputed', slip.name, words.disputed, `${day}T02:00:00Z`)];
    }
    if (at === 1) {
      return [
        opened,
        note(maker, slip, 'disputed', slip.name, words.disputedBefore, `${day}T02:00:00Z`),
        note(maker, slip, 'answered', words.maker, words.answered, `${day}T08:00:00Z`),
      ];
    }
    return [opened, note(maker, slip, 'confirmed', slip.name, null, `${day}T01:10:00Z`)];
  });
  await insertRows(maker.database, 'pay_slip_note', rows);
}

function note(
  { tenantId, random }: RunMaker,
  { id, employmentId }: NotedSlip,
  kind: Row<'pay_slip_note'>['kind'],
  by: string,
  text: string | null,
  at: string,
): Row<'pay_slip_note'> {
  return {
    tenant_id: tenantId,
    id: random.id(),
    pay_slip_id: id,
    employment_id: employmentId,
    kind,
    account_id: null,
    actor_name: by,
    note: text,
    at,
  };
}

/** The slip that is disputed is corrected in the open month. */
export async function correctOne(
  maker: RunMaker,
  month: string,
  open: string,
  quiet: ReadonlySet<string>,
): Promise<void> {
  const { database, tenantId, random, locale } = maker;
  const [, slip] = await readSlips(maker, month, quiet);
  const item = await database
    .selectFrom('pay_item')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', 'correction')
    .select('id')
    .executeTakeFirst();
  if (slip === undefined || item === undefined) return;
  const entry = random.id();
  const reason = payDemoWords[locale].corrected;
  await insertRows(database, 'pay_entry', [
    {
      tenant_id: tenantId,
      id: entry,
      employment_id: slip.employmentId,
      item_id: item.id,
      month: open,
      quantity: '260.00',
      note: reason,
    },
  ]);
  await insertRows(database, 'pay_correction', [
    {
      tenant_id: tenantId,
      id: random.id(),
      pay_slip_id: slip.id,
      number: 1,
      pay_entry_id: entry,
      account_id: null,
      reason,
      at: `${addDays(open, 14)}T02:00:00Z`,
    },
  ]);
}
