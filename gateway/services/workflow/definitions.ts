/** The routes of a company: what is drawn, published and closed. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { formProblems } from '#bridge/calls/workflow/check-form.ts';
import { type RouteFieldNames, routeProblems } from '#bridge/calls/workflow/check-route.ts';
import type {
  closeDefinition,
  getDefinition,
  publishDefinition,
  saveDefinition,
} from '#bridge/calls/workflow/definitions.ts';
import { type FormDefinition, fieldsOf } from '#bridge/calls/workflow/form.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../records.ts';
import { namedAudience } from './audience.ts';
import { organFact } from './record-form.ts';

interface Draft {
  readonly form: FormDefinition;
  readonly route: Route;
}

/** Reads one with its versions. */
export async function answerDefinition(
  context: CallContext,
  { definitionId }: ParsedRequestOf<typeof getDefinition>,
): Promise<ResultOf<typeof getDefinition>> {
  const row = await findDefinition(context, definitionId);
  const versions = await context.database
    .selectFrom('approval_version')
    .where('tenant_id', '=', context.tenantId)
    .where('definition_id', '=', definitionId)
    .orderBy('number', 'desc')
    .select(['number', 'published_at'])
    .execute();
  const { form, route } = row.draft as Draft;
  return {
    id: row.id,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    record: row.record,
    recordName: recordName(context, row.record),
    state: row.state,
    version: row.version,
    draftRev: row.draft_rev,
    form,
    route,
    bizType: row.biz_type,
    group: row.form_group,
    audience: await namedAudience(context, row.audience),
    apps: row.apps,
    versions: versions.map(({ number, published_at: at }) => ({
      number,
      publishedAt: at.toISOString(),
    })),
  };
}

/** Saves what is drawn. */
export async function answerSaveDefinition(
  context: CallContext,
  request: ParsedRequestOf<typeof saveDefinition>,
): Promise<ResultOf<typeof saveDefinition>> {
  const { definitionId, record, nameZh: name_zh, nameEn: name_en, form, route, draftRev } = request;
  const biz_type = request.record === null ? (request.bizType ?? null) : null;
  const { database, tenantId: tenant_id } = context;
  const draft = JSON.stringify({ form, route });
  if (definitionId === null) {
    const move = record === null ? null : approvableMove(record);
    const id = uuid7();
    await database
      .insertInto('approval_definition')
      .values({
        tenant_id,
        id,
        record,
        move,
        name_zh,
        name_en,
        state: 'draft',
        draft,
        biz_type,
        form_group: record === null ? (request.group ?? 'other') : null,
        created_at: context.now(),
      })
      .execute();
    context.record(`approvalRoute:${id}`, { name: name_zh });
    return { id, draftRev: 1 };
  }
  const row = await findDefinition(context, definitionId);
  if (row.draft_rev !== draftRev) throw new RefusedError('conflict');
  // What a form is for decides what of its approvals is hidden: it stays once the form is published.
  if (row.version > 0 && request.bizType !== undefined && biz_type !== row.biz_type)
    throw new RefusedError('badInput', { fields: [{ path: 'bizType', issue: 'readOnly' }] });
  await database
    .updateTable('approval_definition')
    .set({
      name_zh,
      name_en,
      draft,
      ...(request.bizType !== undefined && { biz_type }),
      ...(request.group !== undefined && row.record === null && { form_group: request.group }),
      draft_rev: draftRev + 1,
    })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', definitionId)
    .execute();
  context.record(`approvalRoute:${definitionId}`, { name: name_zh });
  return { id: definitionId, draftRev: draftRev + 1 };
}

/** Publishes what is drawn as the next version. */
export async function answerPublish(
  context: CallContext,
  { definitionId, draftRev }: ParsedRequestOf<typeof publishDefinition>,
): Promise<ResultOf<typeof publishDefinition>> {
  const { database, tenantId: tenant_id, accountId, now } = context;
  const row = await findDefinition(context, definitionId);
  if (row.draft_rev !== draftRev) throw new RefusedError('conflict');
  const { form, route } = row.draft as Draft;
  const problems = routeProblems(route, fieldNames(row.record, form));
  const wrong = row.record === null ? formProblems(form, route) : [];
  if (problems.length > 0 || wrong.length > 0) {
    const paths = [
      ...problems.map(({ node }) => `route.${node}`),
      ...wrong.map(({ field }) => `form.${field}`),
    ];
    const fields = paths.map((path) => ({ path, issue: 'invalid' as const }));
    throw new RefusedError(workflowCodes.routeFault, { fields });
  }
  await checkAlone(context, row);
  const version = row.version + 1;
  await database
    .insertInto('approval_version')
    .values({
      tenant_id,
      definition_id: definitionId,
      number: version,
      published_by: accountId,
      form: JSON.stringify(form),
      route: JSON.stringify(route),
      published_at: now(),
    })
    .execute();
  await database
    .updateTable('approval_definition')
    .set({ state: 'published', version })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', definitionId)
    .execute();
  context.record(`approvalRoute:${definitionId}`, { name: row.name_zh, version });
  return { version };
}

/** Closes a route for new requests. */
export async function answerClose(
  context: CallContext,
  { definitionId }: ParsedRequestOf<typeof closeDefinition>,
): Promise<ResultOf<typeof closeDefinition>> {
  const row = await findDefinition(context, definitionId);
  await context.database
    .updateTable('approval_definition')
    .set({ state: 'closed' })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', definitionId)
    .execute();
  context.record(`approvalRoute:${definitionId}`, { name: row.name_zh });
  return { id: definitionId };
}

/** A move of a record has one published route. */
async function checkAlone(
  { database, tenantId }: CallContext,
  { id, record }: { readonly id: string; readonly record: string | null },
): Promise<void> {
  if (record === null) return;
  const other = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('record', '=', record)
    .where('state', '=', 'published')
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  if (other !== undefined) throw new RefusedError('duplicate');
}

async function findDefinition({ database, tenantId }: CallContext, id: string) {
  const row = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

function approvableMove(record: string): string {
  const moves = Object.entries(records.find(record)?.record.states?.moves ?? {});
  const found = moves.find(([, { approvable }]) => approvable === true);
  if (found === undefined) throw new RefusedError('notFound');
  return found[0];
}

/** What a route may ask: the fields, and the organisation a request is about. */
function fieldNames(record: string | null, form: FormDefinition): RouteFieldNames {
  const own = record === null ? [] : Object.entries(records.find(record)?.record.fields ?? {});
  const fields = fieldsOf(form);
  const people = [
    ...own.flatMap(([name, { target }]) => (target === 'employment' ? [name] : [])),
    ...fields.flatMap(({ id, kind }) => (kind === 'person' ? [id] : [])),
  ];
  return {
    all: new Set([...own.map(([name]) => name), ...fields.map(({ id }) => id), organFact]),
    people: new Set(people),
  };
}

/** What people call a declared record. */
export function recordName({ locale }: CallContext, record: string | null): string | null {
  return record === null ? null : (records.find(record)?.words[locale].name ?? record);
}
