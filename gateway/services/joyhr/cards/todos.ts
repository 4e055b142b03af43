import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { countDue } from '#gateway/record/reminders.ts';
import { records } from '../../records.ts';
import { countRefusedChanges } from '../life/refused-changes.ts';
import { employeeRecords } from '../records/employee-records.ts';
import { mayAsk, type RosterFilter } from '../roster-filter.ts';
import { countRoster, openRoster } from '../roster-query.ts';
import { type CardWords, cardWords } from './texts/card-words.ts';

type Line = Extract<CardContent, { kind: 'list' }>['lines'][number];

/** What waits, and the people it is about: the roster lists with this filter exactly those who are counted. */
interface Todo {
  readonly label: string;
  readonly detail: string | null;
  readonly tone: Line['tone'];
  readonly filter: RosterFilter;
}

const inService = ['active', 'probation', 'leaving'] as const;

/** Counts what waits; what no one waits for, and what the caller may not ask for, is left out. */
export async function answerPersonnelTodos(context: CallContext): Promise<CardContent> {
  const reach = await readReach(context);
  const asked = todosOn(reach.day, cardWords[context.locale]).filter(({ filter }) =>
    Object.keys(filter).every((name) => mayAsk(reach, name)),
  );
  const lines: Line[] = [];
  for (const todo of asked) {
    const count = await countOf(context, reach, todo.filter);
    const { label, detail, tone, filter } = todo;
    if (count > 0) lines.push({ label, detail, tone, count, route: routeOf(filter) });
  }
  const refused = await refusedLines(context);
  return { kind: 'list', lines: [...refused, ...lines, ...(await dueLines(context, reach.day))] };
}

/** Planned changes that could not take effect on their day: somebody has to mend what is in the way. */
async function refusedLines(context: CallContext): Promise<Line[]> {
  if (!hasFunction(context.rights, personnelFunctions.changes)) return [];
  const count = await countRefusedChanges(context);
  if (count === 0) return [];
  const { refusedChanges: label } = cardWords[context.locale];
  return [{ label, detail: null, tone: 'bad', count, route: '/changes/refused' }];
}

/** The days of an employee's records that are near, such as those on which certificates expire. */
async function dueLines(context: CallContext, day: string): Promise<Line[]> {
  const { within, due } = cardWords[context.locale];
  const counts = await countDue(context, records, employeeRecords);
  return (
    counts
      // A line leads to exactly the rows it counts: the list has to know the filter.
      .filter(({ bound, field, total }) => total > 0 && bound.record.list.filters.includes(field))
      .map(({ bound, field, within: days, total }) => {
        const { plural, fields } = bound.words[context.locale];
        const list = bound.record.route.replace('/:id', '');
        return {
          label: due(plural, fields[field] ?? field),
          detail: within(days),
          tone: 'warn',
          count: total,
          route: `${list}?${field}From=${day}&${field}To=${addDays(day, days)}`,
        };
      })
  );
}

async function countOf(context: CallContext, reach: Reach, filter: RosterFilter): Promise<number> {
  return countRoster(await openRoster(context, reach, filter));
}

function todosOn(day: string, words: CardWords): readonly Todo[] {
  const status = [...inService];
  return [
    {
      label: words.probation,
      detail: null,
      tone: 'warn',
      filter: {
        status: ['probation'],
        probationEndsFrom: day,
        probationEndsTo: addDays(day, 30),
      },
    },
    {
      label: words.contracts30,
      detail: null,
      tone: 'bad',
      filter: { status, contractEndsFrom: day, contractEndsTo: addDays(day, 30) },
    },
    {
      label: words.contracts60,
      detail: null,
      tone: 'warn',
      filter: { status, contractEndsFrom: addDays(day, 31), contractEndsTo: addDays(day, 60) },
    },
    {
      label: words.incomplete,
      detail: words.incompleteDetail,
      tone: 'plain',
      filter: { status, incomplete: '1' },
    },
  ];
}

function routeOf(filter: RosterFilter): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    params.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return `/roster?${params.toString().replaceAll('%2C', ',')}`;
}
