import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import {
  choice,
  dayField,
  decimal,
  file,
  integer,
  reference,
  text,
  virtual,
} from '../../record/field.ts';

/** Paiqian gangwei: a post of an agreement; only temporary, auxiliary and substitute ones are allowed. */
export const dispatchPost = defineRecord({
  name: 'dispatchPost',
  base: '/gateway/outsourcing/web/post',
  functionId: 'outsourcing.posts',
  route: '/posts/:id',
  fields: {
    name: text(60, { required: true }),
    agreement: reference('dispatchAgreement', { required: true, fixed: true }),
    organ: reference('organ', { required: true }),
    kind: choice(['temporary', 'auxiliary', 'substitute'], { required: true }),
    heads: integer({ min: 1, max: 9999 }, { required: true }),
    filled: virtual(integer({ min: 0, max: 9999 }), { from: [] }),
    place: text(60, { required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    hourPrice: decimal({ digits: 12, scale: 4 }, { required: true, right: 'hidden' }),
    // A post whose agreement is priced by heads.
    monthPay: decimal({ digits: 12, scale: 2 }, { right: 'hidden' }),
    replaced: reference('employment'),
    reason: text(120),
    consultedOn: dayField(),
    consultedProof: file(),
  },
  title: 'name',
  key: ['agreement', 'name'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['name', 'agreement', 'organ', 'kind', 'heads', 'filled', 'fromOn', 'toOn'],
    filters: ['agreement', 'organ', 'kind', 'toOn'],
    sorts: ['name', 'fromOn', 'toOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['name'],
    figures: 'kind',
  },
  sections: {
    basic: ['name', 'agreement', 'organ', 'kind', 'heads', 'filled', 'place'],
    term: ['fromOn', 'toOn', 'hourPrice', 'monthPay'],
    ground: ['replaced', 'reason', 'consultedOn', 'consultedProof'],
  },
  check: checkPost,
});

/** Reads and changes posts of agreements. */
export const dispatchPostCalls = recordCalls(dispatchPost);

interface PostTerm {
  readonly kind: 'temporary' | 'auxiliary' | 'substitute';
  readonly fromOn: string;
  readonly toOn: string;
  readonly replaced: string | null;
  readonly reason: string | null;
  readonly consultedOn: string | null;
}

type PostProblem = FieldProblem<'toOn' | 'replaced' | 'reason' | 'consultedOn'>;

/** Labour Contract Law, art. 66; Interim Provisions on Labour Dispatch, art. 3. */
function checkPost(values: PostTerm): readonly PostProblem[] {
  const { kind, fromOn, toOn, replaced, reason, consultedOn } = values;
  if (toOn < fromOn) return [{ field: 'toOn', issue: 'dateOrder' }];
  if (kind === 'temporary' && toOn >= sixMonthsAfter(fromOn)) {
    return [{ field: 'toOn', issue: 'temporaryPost' }];
  }
  if (kind === 'substitute') {
    return [
      ...(replaced === null ? [{ field: 'replaced', issue: 'substitutePost' } as const] : []),
      ...(reason === null ? [{ field: 'reason', issue: 'required' } as const] : []),
    ];
  }
  if (kind === 'auxiliary' && consultedOn === null) {
    return [{ field: 'consultedOn', issue: 'auxiliaryPost' }];
  }
  return [];
}

/** The first day that six months from a day do not hold any more; the last day of a month that is too short. */
export function sixMonthsAfter(day: string): string {
  return monthsAfter(day, 6);
}

/** The same day some months later, or the last one of a month that is too short. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const wanted = new Date(Date.UTC(year, month - 1 + months, date));
  return (wanted < last ? wanted : last).toISOString().slice(0, 10);
}
