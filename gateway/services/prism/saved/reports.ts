import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { dashboardFunctions, reportFunctions } from '#bridge/calls/prism/functions.ts';
import {
  type listReports,
  type markReport,
  type openReport,
  type removeReport,
  reportDefinition,
  type saveReport,
  type sharingRoles,
} from '#bridge/calls/prism/reports.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { bindings } from '../../subjects.ts';
import { checkQuery } from '../query/checked.ts';
import { reportWords } from '../texts/report-words.ts';
import { builtInReports } from './built-in.ts';
import { keepSaved, readSaved, removeSaved, type SavedRow } from './saved-rows.ts';

type Listed = ResultOf<typeof listReports>[number];

/** A report as its reader may know it. */
export type OpenedReport = ResultOf<typeof openReport>;

interface Mark {
  readonly favourite: boolean;
  readonly openedAt: Date | null;
}

/** Lists the reports whose subject the caller may ask. */
export async function answerReports(context: CallContext): Promise<Listed[]> {
  const marks = await readMarks(context);
  const built = builtInReports
    .filter(({ definition }) => mayAsk(context, definition.query.subject))
    .map((report) => listedBuiltIn(context, report, marks.get(report.id)));
  const saved = (await readSaved(context, 'saved_report')).filter((row) =>
    mayAsk(context, subjectOf(row)),
  );
  return [...built, ...saved.map((row) => listedSaved(row, marks.get(row.id)))];
}

/** Opens one of them. @throws {RefusedError} `notFound`. */
export async function answerOpenReport(
  context: CallContext,
  { id }: ParsedRequestOf<typeof openReport>,
): Promise<OpenedReport> {
  const mark = (await readMarks(context)).get(id);
  const opened = await findReport(context, id, mark);
  await keepMark(context, id, { favourite: mark?.favourite ?? false, openedAt: context.now() });
  return opened;
}

/** Finds a report that the caller may open. @throws {RefusedError} `notFound`. */
export async function findReport(
  context: CallContext,
  id: string,
  mark?: Mark,
): Promise<OpenedReport> {
  const built = builtInReports.find((report) => report.id === id);
  if (built !== undefined && mayAsk(context, built.definition.query.subject))
    return {
      ...listedBuiltIn(context, built, mark),
      definition: structuredClone(built.definition),
      roleIds: [],
      version: null,
    };
  const [row] = isSavedId(id) ? await readSaved(context, 'saved_report', id) : [];
  if (row === undefined || !mayAsk(context, subjectOf(row))) throw new RefusedError('notFound');
  return {
    ...listedSaved(row, mark),
    definition: reportDefinition.parse(row.definition),
    roleIds: row.mine ? [...row.roleIds] : [],
    version: row.version,
  };
}

/** Saves a report. @throws {RefusedError} what its question is refused with, and `notFound`, `conflict`, `noPermission`. */
export async function answerSaveReport(
  context: CallContext,
  request: ParsedRequestOf<typeof saveReport>,
): Promise<ResultOf<typeof saveReport>> {
  await checkQuery(context, request.definition.query);
  return await keepSaved(context, 'saved_report', reportFunctions['reports.share'], request);
}

/** Takes a report away. @throws {RefusedError} `notFound`. */
export async function answerRemoveReport(
  context: CallContext,
  { id }: ParsedRequestOf<typeof removeReport>,
): Promise<ResultOf<typeof removeReport>> {
  await removeSaved(context, 'saved_report', id);
  return {};
}

/** Marks a report as a favourite, or takes the mark off. @throws {RefusedError} `notFound`. */
export async function answerMarkReport(
  context: CallContext,
  { id, favourite }: ParsedRequestOf<typeof markReport>,
): Promise<ResultOf<typeof markReport>> {
  const mark = (await readMarks(context)).get(id);
  await findReport(context, id, mark);
  await keepMark(context, id, { favourite, openedAt: mark?.openedAt ?? null });
  return {};
}

/** Lists the roles to share with. @throws {RefusedError} `noPermission`. */
export async function answerSharingRoles({
  database,
  tenantId,
  rights,
  locale,
}: CallContext): Promise<ResultOf<typeof sharingRoles>> {
  const may = [reportFunctions['reports.share'], dashboardFunctions['boards.share']];
  if (!may.some((functionId) => hasFunction(rights, functionId)))
    throw new RefusedError('noPermission');
  return await database
    .selectFrom('role')
    .where('tenant_id', '=', tenantId)
    .orderBy('code')
    .select(['id', locale === 'en' ? 'name_en as name' : 'name_zh as name'])
    .execute();
}

/** Whether an id is one of something saved; others are codes of what is built in. */
export function isSavedId(id: string): boolean {
  return /^[0-9a-f]{8}-/.test(id);
}

/** Whether the caller may ask figures of a subject. */
export function mayAsk({ rights }: CallContext, subject: string): boolean {
  const binding = bindings.get(subject);
  return binding !== undefined && hasFunction(rights, binding.subject.functionId);
}

function subjectOf({ definition }: SavedRow): string {
  const parsed = reportDefinition.safeParse(definition);
  return parsed.success ? parsed.data.query.subject : '';
}

function listedBuiltIn(
  { locale }: CallContext,
  { id, folder, definition }: (typeof builtInReports)[number],
  mark: Mark | undefined,
): Listed {
  return {
    id,
    builtIn: true,
    ...reportWords[locale][id],
    folder,
    subject: definition.query.subject,
    ...marked(mark),
    mine: false,
    ownerName: null,
    shared: false,
  };
}

function listedSaved(row: SavedRow, mark: Mark | undefined): Listed {
  const { id, name, note, mine, ownerName, roleIds } = row;
  return {
    id,
    builtIn: false,
    name,
    note,
    folder: 'own',
    subject: subjectOf(row),
    ...marked(mark),
    mine,
    ownerName,
    shared: roleIds.length > 0,
  };
}

function marked(mark: Mark | undefined): Pick<Listed, 'favourite' | 'lastOpenedAt'> {
  return {
    favourite: mark?.favourite ?? false,
    lastOpenedAt: mark?.openedAt?.toISOString() ?? null,
  };
}

async function readMarks({
  database,
  tenantId,
  accountId,
}: CallContext): Promise<ReadonlyMap<string, Mark>> {
  const rows = await database
    .selectFrom('report_mark')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .select(['report', 'favourite', 'opened_at as openedAt'])
    .execute();
  return new Map(rows.map(({ report, ...mark }) => [report, mark]));
}

async function keepMark(
  { database, tenantId, accountId }: CallContext,
  report: string,
  { favourite, openedAt }: Mark,
): Promise<void> {
  const values = { favourite, opened_at: openedAt };
  await database
    .insertInto('report_mark')
    .values({ tenant_id: tenantId, account_id: accountId, report, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'account_id', 'report']).doUpdateSet(values),
    )
    .execute();
}
