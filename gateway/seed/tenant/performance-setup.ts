import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { PerformanceWords } from './performance-words.ts';

/** The levels of the demo's scale, the best first. */
export const demoLevels = [
  {
    code: 'A',
    name: '卓越',
    name_en: 'Outstanding',
    least: '4.20',
    share: '20.00',
    rule: 'atMost',
  },
  { code: 'B', name: '良好', name_en: 'Strong', least: '3.40', share: '50.00', rule: 'none' },
  { code: 'C', name: '合格', name_en: 'Solid', least: '2.60', share: '20.00', rule: 'none' },
  { code: 'D', name: '待改进', name_en: 'Needs work', least: '0.00', share: '10.00', rule: 'none' },
] as const;

/** The levels of the cycle in calibration: a fifth at the top at most. */
export const forcedLevels = [
  {
    code: 'A',
    name: '卓越',
    name_en: 'Outstanding',
    least: '4.20',
    share: '20.00',
    rule: 'atMost',
  },
  { code: 'B', name: '良好', name_en: 'Strong', least: '3.00', share: '70.00', rule: 'none' },
  { code: 'C', name: '待改进', name_en: 'Needs work', least: '0.00', share: '10.00', rule: 'none' },
] as const;

/** What pay multiplies by. */
const demoFactors = ['A = 1.5', 'B = 1.2', 'C = 1', 'D = 0.6'];
const forcedFactors = ['A = 1.5', 'B = 1', 'C = 0.6'];

const questions = [
  { name: '专业能力', name_en: 'Professional skill', weight: '40.00' },
  { name: '协作沟通', name_en: 'Collaboration', weight: '30.00' },
  { name: '价值观践行', name_en: 'Values in practice', weight: '30.00' },
] as const;

type Cycle = Row<'performance_cycle'>;
type StageKind = Row<'performance_cycle_stage'>['kind'];

/** What the rows of the cycles hang on. */
export interface Setup {
  readonly scales: readonly Row<'performance_scale'>[];
  readonly levels: readonly Row<'performance_scale_level'>[];
  readonly form: Row<'review_form'>;
  readonly questions: readonly (Row<'review_form_question'> & { readonly id: string })[];
  /** Released, in calibration, in goal setting. */
  readonly cycles: readonly (Cycle & { readonly id: string })[];
  readonly stages: readonly Row<'performance_cycle_stage'>[];
}

/** Makes the scale, the form and three cycles around the day of the demo. */
export function buildSetup(
  tenant_id: string,
  anchor: string,
  words: PerformanceWords,
  random: Random,
): Setup {
  const scaleOf = (name: string, factors: readonly string[]) => ({
    tenant_id,
    id: random.id(),
    name,
    factors: factors.join('\n'),
  });
  const scale = scaleOf(words.scale, demoFactors);
  const forced = scaleOf(words.forcedScale, forcedFactors);
  const form = { tenant_id, id: random.id(), name: words.form, goal_weight: '70.00' };
  const cycles = [-2, -1, 0].map((at) =>
    buildCycle({ tenant_id, anchor, words, random, scale: at === -1 ? forced : scale, form }, at),
  );
  return {
    scales: [scale, forced],
    levels: [
      ...levelRows(tenant_id, scale.id, demoLevels, random),
      ...levelRows(tenant_id, forced.id, forcedLevels, random),
    ],
    form,
    questions: questions.map((question, sort_order) => ({
      tenant_id,
      id: random.id(),
      form_id: form.id,
      sort_order,
      hint: null,
      ...question,
    })),
    cycles,
    stages: cycles.flatMap(({ id: cycle_id }, at) =>
      (stagePlans[at] ?? []).map(([kind, from, to], sort_order) => ({
        tenant_id,
        id: random.id(),
        cycle_id,
        sort_order,
        kind,
        from_on: addDays(anchor, from),
        to_on: addDays(anchor, to),
      })),
    ),
  };
}

function levelRows(
  tenant_id: string,
  scale_id: string,
  levels: typeof demoLevels | typeof forcedLevels,
  random: Random,
): Setup['levels'] {
  return levels.map((level, sort_order) => ({
    tenant_id,
    id: random.id(),
    scale_id,
    sort_order,
    ...level,
  }));
}

/** The half-year that lies so many before the one of the day. */
function buildCycle(
  of: {
    readonly tenant_id: string;
    readonly anchor: string;
    readonly words: PerformanceWords;
    readonly random: Random;
    readonly scale: { readonly id: string };
    readonly form: { readonly id: string };
  },
  at: number,
): Cycle & { readonly id: string } {
  const from = addMonths(halfOf(of.anchor), at * 6);
  const to = addDays(addMonths(from, 6), -1);
  const isReleased = at === -2;
  return {
    tenant_id: of.tenant_id,
    id: of.random.id(),
    name: of.words.half(from.slice(0, 4), from.slice(5, 7) === '01' ? 1 : 2),
    kind: 'half',
    from_on: from,
    to_on: to,
    cut_off_on: addDays(to, -60),
    scale_id: of.scale.id,
    form_id: of.form.id,
    goals_min: 3,
    goals_max: 8,
    weight_min: '5.00',
    weight_max: '60.00',
    self_weight: '10.00',
    peer_weight: '30.00',
    manager_weight: '60.00',
    missing: 'reweigh',
    least_group: 3,
    force: at === -1 ? 'force' : 'guide',
    override_why: null,
    appeal_days: 5,
    transfer: at === -1 ? 'split' : null,
    released_on: isReleased ? addDays(of.anchor, -2) : null,
    state: isReleased ? 'released' : 'running',
  };
}

/** The stages of the three cycles, in days from the day of the demo. */
const stagePlans: readonly (readonly (readonly [StageKind, number, number])[])[] = [
  [
    ['goals', -330, -300],
    ['self', -60, -50],
    ['peer', -60, -45],
    ['manager', -44, -30],
    ['calibration', -29, -10],
    ['release', -3, -2],
    ['appeal', -1, 10],
  ],
  [
    ['goals', -180, -150],
    ['self', -30, -10],
    ['peer', -30, -8],
    ['manager', -20, 10],
    ['calibration', -7, 21],
    ['release', 22, 24],
    ['appeal', 25, 35],
  ],
  [
    ['goals', -10, 30],
    ['self', 150, 165],
    ['peer', 150, 168],
    ['manager', 169, 180],
    ['calibration', 181, 195],
    ['release', 196, 198],
    ['appeal', 199, 210],
  ],
];

/** The first day of the half-year of a day. */
function halfOf(day: string): string {
  return `${day.slice(0, 4)}-${Number(day.slice(5, 7)) <= 6 ? '01' : '07'}-01`;
}
