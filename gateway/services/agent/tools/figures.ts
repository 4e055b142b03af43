/** Tools about figures: measures of the product, and reports by their name. */
import * as z from 'zod/mini';
import { day } from '#bridge/calls/kit/atoms.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type FigureQuery, listSubjects, queryFigures } from '#bridge/calls/prism/query.ts';
import { listReports, openReport } from '#bridge/calls/prism/reports.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { companyTexts } from '../texts/company.ts';
import { organsNamed } from './company.ts';
import { card, type Desk, defineTool, type ToolResult } from './tool.ts';

const short = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** One measure, of the whole reach of the person or of organisations, for a day or a time. */
export const figure = defineTool({
  name: 'figure',
  dataClass: 'figures',
  calls: [listSubjects, queryFigures],
  args: z.strictObject({
    /** `headcount.headCount`: a subject and one of its measures. */
    measure: short,
    organ: z.optional(short),
    from: z.optional(day),
    to: z.optional(day),
    by: z.optional(z.enum(['organ', 'month', 'gender', 'employmentType', 'type', 'reason'])),
  }),
  async run(desk, { measure, organ, from, to, by }): Promise<ToolResult> {
    const words = companyTexts[desk.locale].figure;
    const [subjectName = '', name = ''] = measure.split('.');
    const subjects = await desk.serve(listSubjects, {});
    const subject = subjects.find((one) => one.name === subjectName);
    const known = subject?.measures.find((one) => one.name === name);
    if (subject === undefined || known === undefined) return nothing(words.unknown);
    const organs = organ === undefined ? [] : await organsNamed(desk, organ);
    if (organ !== undefined && organs[0] === undefined) return nothing(words.noOrgan(organ));
    const dimension = subject.dimensions.some((one) => one.name === by) ? by : undefined;
    const figures = await desk.serve(queryFigures, {
      subject: subjectName,
      measures: [name],
      by: dimension === undefined ? [] : [dimension],
      period: periodFor(subject.clock, from, to),
      where: organs[0] ? [{ dimension: 'organ', is: 'in', values: [organs[0].id] }] : [],
    });
    return resultOf(desk, figures, organs[0]?.name ?? null);
  },
});

function periodFor(
  clock: 'stock' | 'flow' | 'month',
  from: string | undefined,
  to: string | undefined,
): FigureQuery['period'] {
  if (clock === 'stock') return to === undefined ? { kind: 'today' } : { kind: 'day', day: to };
  if (from !== undefined && to !== undefined) return { kind: 'span', from, to };
  return clock === 'flow' ? { kind: 'year' } : { kind: 'monthsBefore', count: 1 };
}

function nothing(say: string): ToolResult {
  return { say, cards: [], facts: {}, isEmpty: true };
}

function resultOf(
  { locale }: Desk,
  figures: ResultOf<typeof queryFigures>,
  organ: string | null,
): ToolResult {
  const words = companyTexts[locale].figure;
  const [measure] = figures.measures;
  if (measure === undefined) return nothing(words.unknown);
  const shownAs = (
    cell: ResultOf<typeof queryFigures>['rows'][number]['cells'][number] | undefined,
  ) => {
    if (cell === undefined) return words.none;
    if ('v' in cell) return `${cell.v}${unitOf(words.units[measure.unit])}`;
    return words[cell.is];
  };
  const label = organ === null ? measure.label : `${organ} ${measure.label}`;
  const period = figures.from === figures.to ? figures.to : `${figures.from} – ${figures.to}`;
  const [dimension] = figures.dimensions;
  const rows = figures.rows.map(({ keys, cells }) => [
    keys[0]?.label ?? words.total,
    shownAs(cells[0]),
  ]);
  const single = figures.rows[0]?.cells[0];
  const value = shownAs(single);
  const isShown = single !== undefined && 'v' in single;
  const table = dimension ? { columns: [dimension.label, measure.label], rows } : null;
  return {
    say: dimension ? words.table(label) : isShown ? words.say(label, value) : value,
    cards: [
      card({
        title: label,
        lines: [
          ...(dimension ? [] : [{ label: measure.label, value }]),
          { label: words.period, value: period },
        ],
        table,
        note: `${words.formula}: ${measure.definition}`,
      }),
    ],
    facts: { measure: measure.label, definition: measure.definition, period, value },
    ...(table !== null && { untrusted: { rows: table.rows } }),
  };
}

function unitOf(unit: string): string {
  return unit === '' ? '' : ` ${unit}`;
}

/** Reports by their name. */
export const report = defineTool({
  name: 'report',
  dataClass: 'figures',
  calls: [listReports],
  args: z.strictObject({ name: z.optional(short) }),
  async run(desk, { name }): Promise<ToolResult> {
    const words = companyTexts[desk.locale].report;
    const all = await desk.serve(listReports, {});
    const part = name?.toLowerCase() ?? '';
    const found = all.filter(
      (one) => one.name.toLowerCase().includes(part) || part.includes(one.name.toLowerCase()),
    );
    const shown = (found.length > 0 ? found : all).slice(0, 12);
    const [first] = shown;
    if (first === undefined) return nothing(words.none);
    const isOne = found.length === 1;
    const run = isOne ? await runReport(desk, first) : null;
    if (run !== null) return run;
    return {
      say: isOne ? words.say(first.name) : words.many,
      cards: [
        card({
          title: words.title,
          table: {
            columns: [words.name, words.note],
            rows: shown.map((one) => [one.name, one.note]),
          },
          place: { app: 'report', route: isOne ? `/reports/${first.id}` : '/reports' },
        }),
      ],
      facts: { found: shown.length },
      untrusted: { reports: shown.map((one) => one.name) },
    };
  },
});

/** Most rows of a report that a card shows. */
const mostRows = 20;

/** The figures of one report; null where they are refused, so that only its place is named. */
async function runReport(
  desk: Desk,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<ToolResult | null> {
  const words = companyTexts[desk.locale];
  try {
    const { definition } = await desk.serve(openReport, { id });
    const figures = await desk.serve(queryFigures, definition.query);
    const rows = figures.rows
      .slice(0, mostRows)
      .map(({ keys, cells }) => [
        ...keys.map((one) => one?.label ?? words.figure.total),
        ...cells.map((cell) => ('v' in cell ? cell.v : words.figure[cell.is])),
      ]);
    const columns = [
      ...figures.dimensions.map(({ label }) => label),
      ...figures.measures.map(({ label, unit }) => {
        const unitWords = words.figure.units[unit];
        return unitWords === '' ? label : `${label} (${unitWords})`;
      }),
    ];
    const period = figures.from === figures.to ? figures.to : `${figures.from} – ${figures.to}`;
    return {
      say: words.report.say(name),
      cards: [
        card({
          title: name,
          lines: [{ label: words.figure.period, value: period }],
          table: { columns, rows },
          place: { app: 'report', route: `/reports/${id}` },
        }),
      ],
      facts: { period, columns },
      untrusted: { name, rows },
    };
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}
