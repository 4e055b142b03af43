/** An approval as a PDF: what its reader sees on the page. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { getApproval } from '#bridge/calls/workflow/calls.ts';
import type { printApproval } from '#bridge/calls/workflow/files.ts';
import { linesIn } from '#bridge/calls/workflow/fill-form.ts';
import { fieldsOf } from '#bridge/calls/workflow/form.ts';
import { statusWords } from '#bridge/calls/workflow/terms.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { timeOf } from '#gateway/kernel/people/calendar.ts';
import type { PageBlock } from '../../filecenter/pdf/draw-page.ts';
import { answerPagePdf } from '../../filecenter/pdf/page-pdf.ts';
import { readApproval } from '../detail.ts';
import { linesOfForm, optionName } from '../filled-form.ts';
import { printWords } from '../texts/print-words.ts';

type Detail = ResultOf<typeof getApproval>;

/** Draws it. */
export async function answerPrint(
  context: CallContext,
  { approvalId }: ParsedRequestOf<typeof printApproval>,
): Promise<FileAnswer> {
  // Refuses who does not see it.
  const approval = await readApproval(context, approvalId);
  const { locale } = context;
  const words = printWords[locale];
  context.record(`approval:${approvalId}`, { printed: approval.number });
  return answerPagePdf(context, {
    title: `${approval.title} ${approval.number}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [words.number, approval.number],
          [words.status, statusWords[locale][approval.status]],
          [words.starter, approval.starter.name],
          ...(approval.subject === null ? [] : [[words.subject, approval.subject.name]]),
          [words.submittedAt, momentOf(approval.submittedAt)],
        ],
      },
      { kind: 'heading', text: words.form },
      ...(await formBlocks(context, approval)),
      { kind: 'heading', text: words.routeTitle },
      { kind: 'table', rows: [words.route, ...routeRows(approval, words)] },
      { kind: 'heading', text: words.logTitle },
      { kind: 'table', rows: [words.log, ...logRows(approval, words)] },
    ],
  });
}

/** The fields as the page shows them; a table of lines is below its name. */
async function formBlocks(
  context: CallContext,
  { filled, lines }: Detail,
): Promise<readonly PageBlock[]> {
  if (filled === null) {
    return [{ kind: 'facts', rows: lines.map(({ label, value }) => [label, value]) }];
  }
  const isEnglish = context.locale === 'en';
  // What its reader may not see is left out of the form already.
  const told = await linesOfForm(context, filled.form, filled.values, new Set());
  const rows = told.map(({ label, value }) =>
    isEnglish ? [label.en, value.en] : [label.zh, value.zh],
  );
  const tables = fieldsOf(filled.form).flatMap((field): PageBlock[] => {
    const found = field.kind === 'table' ? linesIn(filled.values[field.id]) : [];
    if (found.length === 0) return [];
    const nameOf = (one: { readonly nameZh: string; readonly nameEn: string }): string =>
      isEnglish ? one.nameEn : one.nameZh;
    return [
      { kind: 'text', text: nameOf(field) },
      {
        kind: 'table',
        rows: [
          field.columns.map(nameOf),
          ...found.map((line) =>
            field.columns.map((one) => optionName(one, line[one.id] ?? '', context.locale)),
          ),
        ],
      },
    ];
  });
  return [{ kind: 'facts', rows }, ...tables];
}

type Words = (typeof printWords)['en'];

function routeRows({ steps, starter, submittedAt }: Detail, words: Words): readonly string[][] {
  return [
    [words.start, starter.name, '', momentOf(submittedAt)],
    ...steps.flatMap(({ name, people }) =>
      people.map((person) => [
        name,
        person.decidedByName === null ? person.name : `${person.name} (${person.decidedByName})`,
        [words.states[person.state ?? ''] ?? '', person.automatic ? words.automatic : '']
          .filter(Boolean)
          .join(' · '),
        person.at === null ? '' : momentOf(person.at),
      ]),
    ),
  ];
}

function logRows({ log }: Detail, words: Words): readonly string[][] {
  return log.map((line) => [
    momentOf(line.at),
    // What a rule does with an overdue task is written down under its person.
    line.actorName ?? (line.kind.startsWith('overdue') ? line.forName : null) ?? '',
    [words.actions[line.kind], ...line.people].join(' '),
    [line.words ?? '', ...line.files.map(({ name }) => name)].filter(Boolean).join(' · '),
  ]);
}

function momentOf(at: string): string {
  return timeOf(new Date(at)).slice(0, 16);
}
