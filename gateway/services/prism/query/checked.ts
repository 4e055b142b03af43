import type { Dimension, Guard, Measure, Subject } from '#bridge/calls/prism/define.ts';
import type { FigureQuery } from '#bridge/calls/prism/query.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { type Reach, type ReachOf, readReach } from '#gateway/kernel/people/reach.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { isReadable, rightEverywhere } from '../../people/field-rights.ts';
import { bindings } from '../../subjects.ts';
import type { SubjectBinding } from '../bind.ts';
import { monthsOf, mostMonths, type Span, spanOf } from './period.ts';

/** A dimension or a measure with its name. */
export type Named<T> = T & { readonly name: string };

/** A question that the caller may ask, with what it is asked of. */
export interface CheckedQuery {
  readonly binding: SubjectBinding;
  readonly by: readonly Named<Dimension>[];
  readonly measures: readonly Named<Measure>[];
  /** Measures that the field rights of the caller refuse. */
  readonly refused: ReadonlySet<string>;
  readonly span: Span;
  readonly reach: Reach;
  /** Every row may be read, so that nothing of few people is hidden. */
  readonly seesRows: boolean;
  /** The organisation asked about, or null. */
  readonly organId: string | null;
  readonly where: FigureQuery['where'];
  readonly top: number | null;
}

const badInput = (path: string): RefusedError =>
  new RefusedError('badInput', { fields: [{ path, issue: 'choice' }] });

/**
 * Checks a question against the subject and the rights of the caller.
 * @throws {RefusedError} `noPermission`, `noFieldPermission`, `badInput`.
 */
export async function checkQuery(context: CallContext, query: FigureQuery): Promise<CheckedQuery> {
  const binding = bindings.get(query.subject);
  if (binding === undefined) throw badInput('subject');
  const span = checkedSpan(query, dayOf(context.now()));
  const shape = await checkShape(context, binding, query, span);
  const { reach } = shape;
  const byGuard = dimensionGuard(binding.subject, shape);
  const measures = query.measures.map((name) => {
    const measure = withoutNeedlessGuard(named(binding.subject.measures, name, 'measures'), reach);
    return measure.guard === undefined && byGuard !== undefined
      ? { ...measure, guard: byGuard }
      : measure;
  });
  return {
    ...shape,
    measures,
    refused: refusedMeasures(measures, reach),
    top: query.top ?? null,
  };
}

/** What a question is about, without its measures. */
export type CheckedShape = Omit<CheckedQuery, 'measures' | 'refused' | 'top'>;

/**
 * Checks function, data range, dimensions and conditions of a question over a span.
 * @throws {RefusedError} `noPermission`, `noFieldPermission`, `badInput`.
 */
export async function checkShape(
  context: CallContext,
  binding: SubjectBinding,
  query: Pick<FigureQuery, 'by' | 'where'>,
  span: Span,
): Promise<CheckedShape> {
  const { subject } = binding;
  if (!hasFunction(context.rights, subject.functionId)) throw new RefusedError('noPermission');
  const today = dayOf(context.now());
  const day = span.to < today ? span.to : today;
  const reach = await readReach(context, day, figureReach(subject));
  const by = query.by.map((name) => named(subject.dimensions, name, 'by'));
  if (new Set(query.by).size < query.by.length) throw badInput('by');
  for (const dimension of by) checkDimension(dimension, reach, span, today);
  const { organId, where } = splitConditions(query, subject, reach, span, today);
  return { binding, by, span, reach, seesRows: seesRows(subject, reach), organId, where };
}

/** The guard that a dimension of the question brings to every figure. */
function dimensionGuard(
  { dimensions }: Subject,
  { by, where }: Pick<CheckedShape, 'by' | 'where'>,
): Guard | undefined {
  const names = [...by.map(({ name }) => name), ...where.map(({ dimension }) => dimension)];
  return names.map((name) => dimensions[name]?.guard).find((guard) => guard !== undefined);
}

function checkedSpan(query: FigureQuery, today: string): Span {
  const span = spanOf(query.period, today);
  if (span.to < span.from)
    throw new RefusedError('badInput', { fields: [{ path: 'period', issue: 'dateOrder' }] });
  if (query.by.includes('month') && monthsOf(span).length > mostMonths)
    throw new RefusedError('badInput', { fields: [{ path: 'period', issue: 'tooLarge' }] });
  return span;
}

function named<T>(all: Readonly<Record<string, T>>, name: string, path: string): Named<T> {
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (found === undefined) throw badInput(path);
  return { ...found, name };
}

/** Who reads the field of everybody in reach learns nothing from a figure of few. */
export function withoutNeedlessGuard<T extends Measure>(measure: T, reach: Reach): T {
  const { right, guard, ...rest } = measure;
  const isOpen = right !== undefined && isReadable(rightEverywhere(reach, right));
  return guard !== undefined && isOpen ? ({ ...rest, right } as T) : measure;
}

/** A masked field is broken down on today only: the day on which somebody changes the band tells the value. */
function checkDimension({ right, kind }: Dimension, reach: Reach, span: Span, today: string): void {
  if (right === undefined) return;
  const access = rightEverywhere(reach, right);
  if (isReadable(access)) return;
  if (access === 'masked' && kind === 'band' && span.to === today) return;
  throw new RefusedError('noFieldPermission');
}

function splitConditions(
  query: Pick<FigureQuery, 'where'>,
  subject: Subject,
  reach: Reach,
  span: Span,
  today: string,
): Pick<CheckedQuery, 'organId' | 'where'> {
  const organs = query.where.filter(({ dimension }) => dimension === 'organ');
  if (organs.length > 1 || organs.some(({ is, values }) => is !== 'in' || values.length !== 1))
    throw badInput('where');
  const where = query.where.filter(({ dimension }) => dimension !== 'organ');
  for (const { dimension } of where) {
    const found = named(subject.dimensions, dimension, 'where');
    if (found.kind === 'time') throw badInput('where');
    checkDimension(found, reach, span, today);
  }
  return { organId: organs[0]?.values[0] ?? null, where };
}

function refusedMeasures(measures: readonly Named<Measure>[], reach: Reach): ReadonlySet<string> {
  const refused = measures.filter(
    ({ right }) => right !== undefined && rightEverywhere(reach, right) === 'hidden',
  );
  return new Set(refused.map(({ name }) => name));
}

/** Only roles that let the caller ask the subject open people to it, with their rules on the fields of a person. */
export function figureReach({ functionId }: Subject): ReachOf {
  return { bizType: EMPLOYEE_BIZ_TYPE, functionId };
}

/** Every role that lets the caller ask lets them read the rows as well. */
export function seesRows({ rowsFunctionId }: Subject, reach: Reach): boolean {
  if (reach.isSuper) return true;
  if (rowsFunctionId === undefined || reach.roles.length === 0) return false;
  return reach.roles.every(({ functions }) => functions.has(rowsFunctionId));
}
