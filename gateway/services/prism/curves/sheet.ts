import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Cohorts, exportRetention, Share, Survival } from '#bridge/calls/prism/curves.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { figureWords } from '../texts/figure-words.ts';
import { retentionWords } from '../texts/retention-words.ts';
import { answerCohorts } from './cohorts.ts';
import { answerSurvival } from './survival.ts';

interface Page {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

type Words = (typeof retentionWords)['en'];

/** Answers retention as a sheet; below the figures their period and their definition. */
export async function answerRetentionSheet(
  context: CallContext,
  { ask, title, format }: ParsedRequestOf<typeof exportRetention>,
): Promise<FileAnswer> {
  const words = retentionWords[context.locale];
  const answer =
    ask.kind === 'cohorts'
      ? await answerCohorts(context, ask.query)
      : await answerSurvival(context, ask.query);
  const { headers, rows } =
    'months' in answer ? cohortPage(answer, words) : survivalPage(answer, words);
  const { from, to, definition } = answer;
  const below = [[], [figureWords[context.locale].period(from, to)], [definition]];
  async function* written(): AsyncGenerator<readonly Cell[]> {
    yield* [...rows, ...below];
  }
  const sheet = {
    name: title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: headers.map((header) => ({ header, isDay: false })),
    rows: written(),
  };
  context.record(`figures:${ask.kind}`, { exported: rows.length, format });
  const content = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  return new FileAnswer(`${title}.${format}`, sheetTypes[format], content);
}

function cohortPage({ months, rows, total }: Cohorts, words: Words): Page {
  const cell = (share: Share): Cell => {
    if ('v' in share) return Number(share.v);
    return share.is === 'hidden' ? words.hidden : null;
  };
  return {
    headers: [words.joinedIn, words.joined, ...months.map(words.after)],
    rows: [...rows, total].map(({ label, joined, shares }) => [label, joined, ...shares.map(cell)]),
  };
}

function survivalPage({ all, curves }: Survival, words: Words): Page {
  const every = [all, ...curves];
  const points = every.flatMap(({ label, points: own }) =>
    own.map(({ month, atRisk, left, share }) => [label, month, atRisk, left, Number(share)]),
  );
  const notes = every.map(({ label, state, median }) => [
    state === 'shown'
      ? words.median(label, median)
      : state === 'few'
        ? words.few(label)
        : `${label}: ${words.hidden}`,
  ]);
  return {
    headers: [words.group, words.month, words.atRisk, words.left, words.share],
    rows: [...points, [], ...notes],
  };
}
