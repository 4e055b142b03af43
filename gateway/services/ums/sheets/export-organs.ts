import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { type exportOrgans, organSheetColumns } from '#bridge/calls/ums/organ-sheets.ts';
import { organKindWords, organSheetName, organSheetWords } from '#bridge/calls/ums/terms.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Reach, reachesOrgan, readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { type Organ, readOrgans } from '../../organ/organs.ts';
import { ORGAN_RECORD } from '../../organ/tree/save-organ.ts';

type Request = ParsedRequestOf<typeof exportOrgans>;

/** Writes the tree of a day as a sheet; read back as it is, it changes nothing. */
export async function exportOrganRows(
  context: CallContext,
  { format, template, asOf }: Request,
): Promise<FileAnswer> {
  const { locale } = context;
  const words = organSheetWords[locale];
  const name = organSheetName[locale].organs;
  const reach = await readReach(context, asOf);
  const rows = template === '1' ? [] : await readRows(context, reach);
  const sheet = {
    name,
    columns: organSheetColumns.map((column) => ({
      header: words[column],
      isDay: column === 'from',
    })),
    rows: inTurn(rows),
  };
  const body = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record(ORGAN_RECORD, { rows: rows.length, format });
  return new FileAnswer(`${name}-${reach.day}.${format}`, sheetTypes[format], body);
}

async function* inTurn(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly Cell[]> {
  yield* rows;
}

async function readRows(context: CallContext, reach: Reach): Promise<readonly Cell[][]> {
  const organs = (await readOrgans(context, reach.day)).filter(({ id, path }) =>
    reachesOrgan(reach, id, path),
  );
  const byId = new Map(organs.map((organ) => [organ.id, organ]));
  const remarks = await readRemarks(context);
  const numbers = await readStaffNumbers(context, reach, organs);
  return organs.map((organ) => {
    const above = byId.get(organ.parentId ?? '');
    const staffNo = numbers.get(organ.leaderId ?? '');
    return [
      organ.code,
      organ.name,
      organKindWords[context.locale][organ.kind],
      above === undefined ? null : `${above.name} (${above.code})`,
      staffNo === undefined ? organ.leaderName : `${organ.leaderName} (${staffNo})`,
      // Read back, a row counts from the day somebody fills in, or from that day on.
      null,
      remarks.get(organ.id) ?? null,
    ];
  });
}

async function readRemarks({
  database,
  tenantId,
}: CallContext): Promise<ReadonlyMap<string, string | null>> {
  const rows = await database
    .selectFrom('organ as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.remark', 'is not', null)
    .select(['g.id', 'g.remark'])
    .execute();
  return new Map(rows.map(({ id, remark }) => [id, remark]));
}

/** The staff numbers of heads whom the caller reaches. */
async function readStaffNumbers(
  context: CallContext,
  reach: Reach,
  organs: readonly Organ[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(organs.flatMap(({ leaderId }) => leaderId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await reachedPeople(context, reach)
    .where('e.id', 'in', ids)
    .select(['e.id', 'e.staff_no as staffNo'])
    .execute();
  return new Map(rows.map(({ id, staffNo }) => [id, staffNo]));
}
