/** What is wrong with a form: found while it is drawn, and again before it is published. */
import { fieldsOfExpression } from './expression.ts';
import { type FormDefinition, type FormField, fieldsOf } from './form.ts';
import type { Route } from './route.ts';

/** What can be wrong with a field. */
export type FormFault =
  | 'sameId'
  | 'noOptions'
  | 'lostOption'
  | 'noColumns'
  | 'noSum'
  | 'noRecord'
  | 'badExpression'
  | 'laterField'
  | 'rightOfNothing';

/** One fault and the field it is at. */
export interface FormProblem {
  readonly field: string;
  readonly fault: FormFault;
}

/** Finds what keeps a form from being published. What depends on a field comes after it, so that nothing goes round. */
export function formProblems(form: FormDefinition, route: Route): readonly FormProblem[] {
  const known = new Set<string>();
  const found: FormProblem[] = [];
  for (const field of fieldsOf(form)) {
    found.push(...faultsOf(field, known).map((fault) => ({ field: field.id, fault })));
    known.add(field.id);
    for (const { id } of field.columns) known.add(`${field.id}.${id}`);
  }
  const rights = route.nodes.flatMap((node) =>
    'rights' in node ? Object.entries(node.rights) : [],
  );
  const unknown = rights.filter(([field]) => !known.has(field));
  return [...found, ...unknown.map(([field]) => ({ field, fault: 'rightOfNothing' as const }))];
}

function faultsOf(field: FormField, known: ReadonlySet<string>): readonly FormFault[] {
  const { id, kind, options, columns, record } = field;
  const isChoice = kind === 'choice' || kind === 'choices' || kind === 'cascade';
  return [
    ...(known.has(id) ? ['sameId' as const] : []),
    ...(isChoice && options.length === 0 ? ['noOptions' as const] : []),
    ...(isDouble(options.map(({ code }) => code)) ? ['sameId' as const] : []),
    ...(isLost(options) ? ['lostOption' as const] : []),
    ...(kind === 'record' && record === undefined ? ['noRecord' as const] : []),
    ...(kind === 'table' && columns.length === 0 ? ['noColumns' as const] : []),
    ...columns.flatMap((column) =>
      column.kind === 'choice' && column.options.length === 0 ? ['noOptions' as const] : [],
    ),
    ...(isDouble(columns.map((column) => column.id)) ? ['sameId' as const] : []),
    ...(kind === 'sum' ? sumFaults(field, known) : []),
    ...(askedBy(field).every((name) => known.has(name)) ? [] : ['laterField' as const]),
  ];
}

function sumFaults(
  { sumOf, expression = '' }: FormField,
  known: ReadonlySet<string>,
): readonly FormFault[] {
  if (expression === '' && sumOf.length === 0) return ['noSum'];
  const names = expression === '' ? sumOf : fieldsOfExpression(expression);
  if (names === null) return ['badExpression'];
  return names.every((name) => known.has(name)) ? [] : ['laterField'];
}

function askedBy({ showWhen, requireWhen, options }: FormField): readonly string[] {
  const groups = [...showWhen, ...requireWhen, ...options.flatMap(({ when = [] }) => when)];
  return groups.flat().map(({ field }) => field);
}

/** Whether an option is below one that does not come before it. */
function isLost(options: FormField['options']): boolean {
  return options.some(
    ({ parent }, at) =>
      parent !== undefined && !options.slice(0, at).some(({ code }) => code === parent),
  );
}

function isDouble(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}
