/** Tools about the own slips and requests. */
import * as z from 'zod/mini';
import { mySlips } from '#bridge/calls/salary/own-slips.ts';
import { approveCenterList } from '#bridge/calls/workflow/calls.ts';
import { statusWords } from '#bridge/calls/workflow/terms.ts';
import { timeOf } from '#gateway/kernel/people/calendar.ts';
import { listText } from '#gateway/kernel/texts.ts';
import { timeTexts } from '../texts/time.ts';
import { card, defineTool, type ToolResult } from './tool.ts';

/** Which slips there are. Amounts are read by nothing here: the slip opens in its own app, with the password. */
export const mySlip = defineTool({
  name: 'mySlip',
  dataClass: null,
  calls: [mySlips],
  args: z.strictObject({ month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))) }),
  async run(desk, { month }): Promise<ToolResult> {
    const words = timeTexts[desk.locale].slip;
    const { slips } = await desk.serve(mySlips, {});
    const chosen = slips.filter((one) => month === undefined || one.month.startsWith(month));
    const shown = (chosen.length > 0 ? chosen : slips).slice(0, 6);
    const rows = shown.map((one) => [
      one.month.slice(0, 7),
      one.payOn,
      one.opened ? words.yes : words.no,
    ]);
    const isOne = chosen.length === 1 && month !== undefined;
    const say = isOne ? words.say(month) : words.many;
    return {
      say: rows.length === 0 ? words.none : say,
      cards:
        rows.length === 0
          ? []
          : [
              card({
                title: words.title,
                table: { columns: [words.month, words.payOn, words.opened], rows },
                place: { app: 'salary', route: '/slips' },
              }),
            ],
      facts: { shown: rows.map(([one]) => one) },
    };
  },
});

/** Own requests and where they are, or what waits for the person. */
export const myRequests = defineTool({
  name: 'myRequests',
  dataClass: 'ownRequests',
  calls: [approveCenterList],
  args: z.strictObject({ which: z.enum(['open', 'all', 'todo']) }),
  async run(desk, { which }): Promise<ToolResult> {
    const words = timeTexts[desk.locale].requests;
    const { rows: found, total } = await desk.serve(approveCenterList, {
      approvalType: which === 'todo' ? 'todo' : 'started',
      ...(which === 'open' && { status: 'running' }),
    });
    const rows = found.map(({ title, status, waitingFor, submittedAt }) => [
      title,
      statusWords[desk.locale][status],
      listText(desk.locale, waitingFor) || '–',
      timeOf(new Date(submittedAt)).slice(0, 16),
    ]);
    const say = which === 'open' ? words.say(total) : words.allSay(total);
    return {
      say: total === 0 ? words.none : say,
      cards: [
        card({
          title: which === 'todo' ? words.todoTitle : words.title,
          table:
            rows.length === 0
              ? null
              : { columns: [words.name, words.state, words.waiting, words.at], rows },
          place: { app: 'workflow', route: '/approvals' },
        }),
      ],
      facts: { count: total },
      untrusted: { requests: rows },
    };
  },
});
