import type { FieldError } from '#bridge/calls/kit/answer.ts';
import { locales } from '#bridge/calls/kit/words.ts';
import { addOrgan, changeOrgan } from '#bridge/calls/ums/organ-changes.ts';
import { organKind } from '#bridge/calls/ums/organ-shapes.ts';
import { organKindWords } from '#bridge/calls/ums/terms.ts';
import { fieldErrors } from '#gateway/kernel/field-errors.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { StoredOrgan } from '../../organ/tree/stored-organ.ts';
import { spanOn } from '../../organ/tree/timeline.ts';
import { addOneOrgan } from '../tree/add-organ.ts';
import { changeOrganFacts } from '../tree/change-organ.ts';
import { moveOneOrgan } from '../tree/move-organ.ts';
import type { KnownOrgans } from './known-organs.ts';
import type { OrganSheetRow } from './read-organ-sheet.ts';

/** What became of a row. */
export type RowOutcome = 'created' | 'changed' | 'unchanged';

interface Hand {
  readonly context: CallContext;
  readonly known: KnownOrgans;
}

/** Whether the organisation of a row does not exist yet. */
export function isNew({ known }: Pick<Hand, 'known'>, { cells }: OrganSheetRow): boolean {
  return known.byCode(cells.code ?? '') === undefined;
}

/**
 * Saves one row: adds its organisation, or changes what is other.
 * @throws {RefusedError} `badInput` at the columns that are wrong, and what the calls of the tree are refused with.
 */
export async function saveRow(hand: Hand, row: OrganSheetRow): Promise<RowOutcome> {
  const { code = '', from = '' } = row.cells;
  const day = from === '' ? dayOf(hand.context.now()) : from;
  if (code === '') throw wrong('code', 'required');
  const organ = hand.known.byCode(code);
  if (organ === undefined) return addRow(hand, row);
  // A code is never given twice: not that of a closed one, and not that of one out of reach.
  if (!hand.known.isSeen(organ) || (organ.closedOn !== null && organ.closedOn <= day))
    throw wrong('code', 'taken');
  return changeRow(hand, row, { organ, day });
}

async function addRow({ context, known }: Hand, { cells }: OrganSheetRow): Promise<RowOutcome> {
  const { code = '', name = '', remark = '' } = cells;
  const problems: FieldError[] = [];
  const kind = kindOf(cells.kind, problems) ?? 'department';
  const place = { from: cells.from || dayOf(context.now()), kind };
  const parentId = parentOf(known, cells.parent, place, problems);
  const from = cells.from || (await known.usualDay(parentId));
  const asked = {
    parentId,
    from,
    name,
    kind,
    code,
    leaderId: leaderOf(known, cells.leader, null, problems) ?? null,
    remark,
  };
  const request = read(addOrgan.request, asked, problems);
  if (known.isWaiting(cells.parent ?? '', from)) throw new WaitingError();
  const { id } = await addOneOrgan(context, request, await known.reachOn(from));
  known.add(code, { id, name: request.name }, from);
  return 'created';
}

async function changeRow(
  { context, known }: Hand,
  { cells }: OrganSheetRow,
  { organ, day }: { readonly organ: StoredOrgan; readonly day: string },
): Promise<RowOutcome> {
  const span = spanOn(organ.spans, day);
  if (span === undefined) throw wrong('from', 'dateOrder');
  const { id: organId, version } = organ;
  const problems: FieldError[] = [];
  const leaderId = leaderOf(known, cells.leader, span.leaderId, problems);
  const kind = kindOf(cells.kind, problems) ?? organ.kind;
  const place = { from: day, kind };
  const parentId = cells.parent ? parentOf(known, cells.parent, place, problems) : span.parentId;
  const asked = {
    organId,
    version,
    from: day,
    name: cells.name ?? span.name,
    kind,
    leaderId: leaderId === undefined ? span.leaderId : leaderId,
    remark: (cells.remark ?? organ.remark) || null,
  };
  const request = read(changeOrgan.request, asked, problems);
  if (known.isWaiting(cells.parent ?? '', day)) throw new WaitingError();
  const saved = await changeOrganFacts(context, request);
  if (parentId !== span.parentId) {
    const move = { organId, version: saved.version, from: day, parentId, beforeId: null };
    await moveOneOrgan(context, move);
    return 'changed';
  }
  return saved.version === version ? 'unchanged' : 'changed';
}

/** A row without a parent is a company at the top; one below a row that is refused waits for that one. */
function parentOf(
  known: KnownOrgans,
  text: string | undefined,
  { from, kind }: { readonly from: string; readonly kind: StoredOrgan['kind'] },
  problems: FieldError[],
): string | null {
  if (!text) {
    if (kind !== 'company') problems.push({ path: 'parent', issue: 'required' });
    return null;
  }
  const found = known.find(text, from);
  if (found === undefined && !known.isWaiting(text, from))
    problems.push({ path: 'parent', issue: 'choice' });
  return found ?? null;
}

/** Null for an empty cell, undefined where the sheet has no such column. */
function leaderOf(
  known: KnownOrgans,
  text: string | undefined,
  present: string | null,
  problems: FieldError[],
): string | null | undefined {
  if (text === undefined || text === '') return text === '' ? null : undefined;
  const found = known.leader(text, present);
  if (found === undefined) problems.push({ path: 'leader', issue: 'choice' });
  return found ?? null;
}

function kindOf(text: string | undefined, problems: FieldError[]): StoredOrgan['kind'] | undefined {
  if (!text) return undefined;
  const kind = organKind.options.find(
    (one) => one === text || locales.some((locale) => organKindWords[locale][one] === text),
  );
  if (kind === undefined) problems.push({ path: 'kind', issue: 'choice' });
  return kind;
}

type Parsed<Output> =
  | { readonly success: true; readonly data: Output }
  | { readonly success: false; readonly error: { readonly issues: Issues } };
type Issues = Parameters<typeof fieldErrors>[0];

/** Reads cells as the call of the screen would; what it refuses is refused here, with all problems of the row. */
function read<Output>(
  schema: { safeParse(value: unknown): Parsed<Output> },
  asked: object,
  problems: readonly FieldError[],
): Output {
  const parsed = schema.safeParse(asked);
  const fields = [...problems, ...(parsed.success ? [] : fieldErrors(parsed.error.issues, asked))];
  if (parsed.success && fields.length === 0) return parsed.data;
  throw new RefusedError('badInput', { fields });
}

function wrong(path: string, issue: FieldError['issue']): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue }] });
}

/** The row above is refused: this one cannot be saved either, and has no fault of its own. */
export class WaitingError extends RefusedError {
  constructor() {
    super('badInput', { fields: [] });
  }
}
