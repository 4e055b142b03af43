/** The kinds of requests of a demo company, and one request of each that waits for somebody. */
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import type { Random } from '../random.ts';
import { type ApprovalPlan, actionRow, approvalRow, type KeptDefinition } from './approval-rows.ts';
import {
  certificateDefinition,
  expenseDefinition,
  type PlannedDefinition,
  sealDefinition,
} from './demo-forms.ts';
import { writeComment } from './write-comment.ts';

/** Writes them for one company. */
export async function writeApprovals(
  transaction: DatabaseTransaction,
  plan: ApprovalPlan,
  random: Random,
): Promise<void> {
  const { tenantId: tenant_id, anchor, approver, colleague } = plan;
  const expense = expenseDefinition(plan.hrRole);
  const seal = sealDefinition(plan.hrRole);
  for (const definition of [expense, seal]) {
    const id = await writeDefinition(transaction, plan, definition, random);
    await writeRequest(transaction, plan, { ...definition, id }, random);
    if (definition === seal) await writeDraft(transaction, plan, id);
  }
  const certificate = certificateDefinition(plan.hrRole);
  const certificateId = await writeDefinition(transaction, plan, certificate, random);
  await writeCertificate(transaction, plan, { ...certificate, id: certificateId }, random);
  await transaction
    .insertInto('approval_delegation')
    .values({
      tenant_id,
      id: random.id(),
      from_account: approver.account,
      to_account: colleague.account,
      from_on: addDays(anchor, 30),
      to_on: addDays(anchor, 37),
      definition_ids: null,
      reason: null,
    })
    .execute();
}

/** A certificate of last month: asked for, approved and issued. */
async function writeCertificate(
  transaction: DatabaseTransaction,
  plan: ApprovalPlan,
  definition: KeptDefinition,
  random: Random,
): Promise<void> {
  const { tenantId: tenant_id, anchor, starter } = plan;
  const id = random.id();
  const at = startOf(addDays(anchor, -20));
  const said = { kind: 'employment', purpose: '办理签证' };
  await transaction
    .insertInto('approval')
    .values({
      ...approvalRow(plan, definition, id),
      ended_at: at,
      status: 'approved',
      submitted_at: at,
      form_values: JSON.stringify(said),
      form_lines: JSON.stringify([]),
      nodes: JSON.stringify({ hr: { round: 1, state: 'passed', branch: null, note: null } }),
    })
    .execute();
  await transaction
    .insertInto('issued_certificate')
    .values({
      tenant_id,
      approval_id: id,
      kind: 'employment',
      income: null,
      issued_at: at,
      person_name: starter.name,
      company_name: plan.companyName,
      joined_on: addDays(anchor, -400),
      organ_name: '',
      post_name: '',
      purpose: said.purpose,
      code: id
        .replaceAll('-', '')
        .slice(-16)
        .toUpperCase()
        .replaceAll(/[0189]/g, 'X'),
    })
    .execute();
}

/** What the applicant has begun to fill in. */
async function writeDraft(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, anchor, starter }: ApprovalPlan,
  definition_id: string,
): Promise<void> {
  await transaction
    .insertInto('form_draft')
    .values({
      tenant_id,
      account_id: starter.account,
      definition_id,
      version: 1,
      form_values: JSON.stringify({ seal: 'company', file: '合作意向书', copies: '1' }),
      saved_at: startOf(addDays(anchor, -2)),
    })
    .execute();
}

/** Writes a published definition in its first version. */
async function writeDefinition(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, anchor }: ApprovalPlan,
  { nameZh, nameEn, form, route, bizType, group }: PlannedDefinition,
  random: Random,
): Promise<string> {
  const id = random.id();
  const published_at = startOf(addDays(anchor, -30));
  await transaction
    .insertInto('approval_definition')
    .values({
      tenant_id,
      id,
      record: null,
      move: null,
      name_zh: nameZh,
      name_en: nameEn,
      state: 'published',
      version: 1,
      audience: null,
      biz_type: bizType ?? null,
      form_group: group,
      created_at: published_at,
      draft: JSON.stringify({ form, route }),
    })
    .execute();
  await transaction
    .insertInto('approval_version')
    .values({
      tenant_id,
      definition_id: id,
      number: 1,
      published_at,
      published_by: null,
      form: JSON.stringify(form),
      route: JSON.stringify(route),
    })
    .execute();
  return id;
}

/** What a request says: by its field, in both languages. */
type Said = readonly (readonly [field: string, value: string, zh: string, en: string])[];

function saidIn(key: PlannedDefinition['key'], anchor: string): Said {
  if (key === 'expense') {
    return [
      ['kind', 'travel', '差旅费', 'Travel'],
      ['reason', '上海客户现场支持', '上海客户现场支持', '上海客户现场支持'],
      ['total', '1286.50', '1286.50', '1286.50'],
      [
        'items',
        JSON.stringify([
          { day: addDays(anchor, -6), what: '上海往返高铁', amount: '1106.50' },
          { day: addDays(anchor, -5), what: '市内交通', amount: '180.00' },
        ]),
        '',
        '',
      ],
    ];
  }
  const useOn = addDays(anchor, 2);
  return [
    ['seal', 'contract', '合同章', 'Contract seal'],
    ['file', '年度框架采购合同', '年度框架采购合同', '年度框架采购合同'],
    ['copies', '2', '2', '2'],
    ['useon', useOn, useOn, useOn],
  ];
}

/** What a request says, as its page shows it. */
function linesOf(said: Said, { sections }: PlannedDefinition['form']) {
  const fields = sections.flatMap((section) => section.fields);
  return said
    .filter(([, , shown]) => shown !== '')
    .map(([field, , zh, en]) => {
      const known = fields.find((one) => one.id === field);
      const label = { zh: known?.nameZh ?? field, en: known?.nameEn ?? field };
      return { field, label, value: { zh, en }, sensitive: false };
    });
}

async function writeRequest(
  transaction: DatabaseTransaction,
  plan: ApprovalPlan,
  definition: KeptDefinition,
  random: Random,
): Promise<void> {
  const { tenantId: tenant_id, anchor, approver } = plan;
  const { id: definition_id, key, form } = definition;
  const at = new Date(startOf(addDays(anchor, -1)).getTime() + 10 * 3_600_000);
  const [id, task] = [random.id(), random.id()];
  const said = saidIn(key, anchor);
  await transaction
    .insertInto('approval')
    .values({
      ...approvalRow(plan, definition, id),
      ended_at: null,
      status: 'running',
      submitted_at: at,
      form_values: JSON.stringify(Object.fromEntries(said.map(([field, value]) => [field, value]))),
      form_lines: JSON.stringify(linesOf(said, form)),
      nodes: JSON.stringify({ leader: { round: 1, state: 'open', branch: null, note: null } }),
    })
    .execute();
  const decided = { reason: null, decided_by: null, decided_account: null, decided_at: null };
  await transaction
    .insertInto('approval_task')
    .values({
      tenant_id,
      id: task,
      approval_id: id,
      definition_id,
      node: 'leader',
      round: 1,
      slot: 0,
      account_id: approver.account,
      person: JSON.stringify(approver),
      mode: 'or',
      state: 'open',
      added_to: null,
      place: null,
      opened_at: at,
      due_at: null,
      ...decided,
    })
    .execute();
  await transaction
    .insertInto('approval_action')
    .values({
      ...actionRow(plan, { id: random.id(), approval_id: id, at }),
      kind: 'submit',
      words: null,
    })
    .execute();
  await writeComment(transaction, plan, { id, at }, random);
}
