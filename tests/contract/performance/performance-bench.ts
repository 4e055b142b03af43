import { calls } from '#bridge/calls/index.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import {
  performanceCycles,
  performanceScales,
  reviewForms,
} from '#gateway/services/performance/records/index.ts';
import type { DemoGateway } from '#tests/support/demo-gateway.ts';
import { ask, makeAccount, type ReadRow, speak } from '#tests/support/records/record-bench.ts';

/** The own file of a cycle. */
export type OwnFile = NonNullable<ResultOf<typeof calls.myPerformance>['file']>;

/** The stages of a cycle in days from today. */
export type Stages = readonly (readonly [kind: string, from: number, to: number])[];

/** Everything is open today, peers left out. */
export const allOpen: Stages = [
  ['goals', -5, 5],
  ['self', -5, 5],
  ['manager', -5, 5],
  ['calibration', -5, 5],
];

interface Listed {
  readonly rows: readonly {
    readonly id: string;
    readonly fields: Readonly<Record<string, unknown>>;
  }[];
}

/** Makes a cycle with the scale and the form of the demo. */
export async function makeCycle(
  demo: DemoGateway,
  name: string,
  stages: Stages,
  given: Readonly<Record<string, unknown>> = {},
): Promise<ReadRow> {
  const page = { page: 1, rows: 10 };
  const scales = await ask<Listed>(demo, 'hr', performanceScales, 'page', page);
  const forms = await ask<Listed>(demo, 'hr', reviewForms, 'page', page);
  const { today } = demo;
  return ask(demo, 'hr', performanceCycles, 'create', {
    values: {
      name,
      kind: 'quarter',
      fromOn: addDays(today, -90),
      toOn: today,
      cutOffOn: addDays(today, -30),
      scale: scales.rows.find(({ fields }) => fields['name'] === '四级等级')?.id,
      form: forms.rows[0]?.id,
      goalsMin: 3,
      goalsMax: 8,
      weightMin: '5.00',
      weightMax: '60.00',
      selfWeight: '40.00',
      peerWeight: '0.00',
      managerWeight: '60.00',
      missing: 'reweigh',
      leastGroup: 3,
      force: 'none',
      appealDays: 5,
      ...given,
    },
    lines: {
      stages: stages.map(([kind, from, to]) => ({
        kind,
        fromOn: addDays(today, from),
        toOn: addDays(today, to),
      })),
    },
  });
}

/** Asks for a move of a cycle; says what came of it. */
export async function moveCycle(demo: DemoGateway, id: string, move: string) {
  const { version } = await ask(demo, 'hr', performanceCycles, 'get', { id });
  const { answer, code } = await speak(demo, 'hr', performanceCycles, 'move', {
    id,
    version,
    move,
  });
  return { code, issues: (answer.fields ?? []).map(({ issue }) => issue) };
}

/** The own file of an account in a cycle. */
export async function fileOf(
  demo: DemoGateway,
  account: string,
  cycleName: string,
): Promise<OwnFile> {
  const { files } = await demo.ask(account, calls.myPerformance, {});
  const appraisalId = files.find((file) => file.cycleName === cycleName)?.id ?? '';
  const { file } = await demo.ask(account, calls.myPerformance, { appraisalId });
  if (file === null) throw new Error(`${account} is not in ${cycleName}`);
  return file;
}

/** Gives the manager of a file an account of its own, `leader`. */
export async function makeLeader(demo: DemoGateway, appraisalId: string): Promise<void> {
  const { rows } = await demo.gateway.asOwner((client) =>
    client.query<{ manager_id: string }>(
      `select manager_id from app.appraisal where id = '${appraisalId}'`,
    ),
  );
  await makeAccount(demo, {
    loginName: 'leader',
    range: 'self',
    functions: [performanceFunctions.mine, performanceFunctions.team],
    employmentId: rows[0]?.manager_id ?? '',
  });
}

/** Goals of these weights. */
export function goalsOf(weights: readonly string[]) {
  return weights.map((weight, at) => ({ name: `goal ${at + 1}`, weight }));
}

/** The code of a call that an account speaks. */
export async function codeOf(
  demo: DemoGateway,
  account: string,
  call: Parameters<Awaited<ReturnType<DemoGateway['browser']>>['send']>[0],
  request: unknown,
): Promise<string | undefined> {
  return (await (await demo.browser(account)).send(call, request)).code;
}

/** Submits a review with the same score for everything it asks. */
export async function submitReview(
  demo: DemoGateway,
  account: string,
  reviewId: string,
  score: string,
): Promise<void> {
  const review = await demo.ask(account, calls.openReview, { reviewId });
  const answers = [...review.goals, ...review.questions].map(({ id }) => ({ item: id, score }));
  await demo.ask(account, calls.saveReview, {
    reviewId,
    answers,
    comment: `from ${account}`,
    submit: true,
  });
}
