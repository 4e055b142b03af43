import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, flag, lines, text } from '../../record/field.ts';

/** Timu: a question of the bank with its options, the right ones marked. A blank lists every text that is right. */
export const examQuestion = defineRecord({
  name: 'examQuestion',
  base: '/gateway/elephantstep/web/question',
  functionId: 'training.questions',
  route: '/questions/:id',
  fields: {
    code: text(20, { required: true, unique: true }),
    bank: text(40, { required: true }),
    kind: choice(['one', 'many', 'yesNo', 'blank'], { required: true, fixed: true }),
    level: choice(['easy', 'middle', 'hard'], { required: true }),
    question: text(500, { required: true }),
    explain: lines(1000),
  },
  title: 'question',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'bank', 'kind', 'level', 'question'],
    filters: ['kind', 'level'],
    sorts: ['code', 'bank'],
    sort: { column: 'code', direction: 'asc' },
    search: ['question', 'code', 'bank'],
  },
  sections: { basic: ['code', 'bank', 'kind', 'level'], content: ['question', 'explain'] },
  lines: {
    options: {
      most: 10,
      fields: { answer: text(200, { required: true }), right: flag() },
    },
  },
});

/** Reads and changes questions. */
export const examQuestionCalls = recordCalls(examQuestion);
