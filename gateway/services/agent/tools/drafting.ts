/** Tools that prepare a request of the person, and of no other one. They write nothing to the business: the person confirms. */
import * as z from 'zod/mini';
import { agentRequestCalls } from '#bridge/calls/agent/requests.ts';
import { applyPatch } from '#bridge/calls/kaoqin/mine.ts';
import { day, lines } from '#bridge/calls/kit/atoms.ts';
import { applyLeave, myBalances } from '#bridge/calls/vacation/mine.ts';
import { getFormByAssign } from '#bridge/calls/workflow/form-instances.ts';
import { listText } from '#gateway/kernel/texts.ts';
import { draftTexts } from '../texts/drafts.ts';
import { sameLeave } from '../texts/leave-names.ts';
import { defineTool, type PreparedDraft, type ToolResult } from './tool.ts';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const reason = z.optional(lines(1, 500));
const short = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80)));

function ask(say: string): ToolResult {
  return { say, cards: [], facts: { missing: say } };
}

function prepared(say: string, draft: PreparedDraft): ToolResult {
  return { say, cards: [], facts: { draft: 'waits for the person to confirm' }, draft };
}

const draftLeave = defineTool({
  name: 'draftLeave',
  dataClass: 'ownRequests',
  calls: [applyLeave, myBalances],
  args: z.strictObject({
    type: short,
    from: z.optional(day),
    to: z.optional(day),
    half: z.optional(z.enum(['am', 'pm'])),
    reason,
  }),
  async run(desk, args): Promise<ToolResult> {
    const texts = draftTexts[desk.locale];
    const { types } = await desk.serve(myBalances, {});
    const { type, from, half } = args;
    const chosen = types.filter(({ name }) => type !== undefined && sameLeave(name, type));
    // Of several that a word can mean, the one of that very name, else the first in the order of the company.
    const only = chosen.find(({ name }) => name === type) ?? chosen[0];
    if (only === undefined) {
      const names = types.map(({ name }) => name);
      return ask(texts.askLeaveType(listText(desk.locale, names)));
    }
    if (from === undefined) return ask(texts.askDays);
    const to = args.to ?? from;
    return prepared(texts.ready, {
      kind: 'leave',
      request: {
        typeId: only.id,
        fromOn: from,
        toOn: to,
        fromHalf: half ?? 'am',
        toHalf: half ?? 'pm',
        ...(args.reason !== undefined && { reason: args.reason }),
      },
    });
  },
});

const draftPunch = defineTool({
  name: 'draftPunch',
  dataClass: 'ownRequests',
  calls: [applyPatch],
  args: z.strictObject({ day: z.optional(day), at: z.optional(clock), reason }),
  async run(desk, args): Promise<ToolResult> {
    const texts = draftTexts[desk.locale];
    if (args.day === undefined || args.at === undefined || args.reason === undefined) {
      return ask(texts.askPunch);
    }
    const request = { day: args.day, at: args.at, reason: args.reason };
    return prepared(texts.ready, { kind: 'punch', request });
  },
});

const draftOvertime = defineTool({
  name: 'draftOvertime',
  dataClass: 'ownRequests',
  calls: [agentRequestCalls.sendOvertime],
  args: z.strictObject({
    day: z.optional(day),
    from: z.optional(clock),
    to: z.optional(clock),
    hours: z.optional(z.number().check(z.positive(), z.maximum(24))),
    settle: z.optional(z.enum(['pay', 'rest'])),
    reason,
  }),
  async run(desk, args): Promise<ToolResult> {
    const texts = draftTexts[desk.locale];
    const { from, hours, settle } = args;
    const to = args.to ?? (from && hours ? later(from, hours) : undefined);
    if (!(args.day && from && to && settle && args.reason)) return ask(texts.askOvertime);
    const request = { day: args.day, fromAt: from, toAt: to, settle, reason: args.reason };
    return prepared(texts.ready, { kind: 'overtime', request });
  },
});

/** A time of the same day so many hours later; undefined past midnight. */
function later(from: string, hours: number): string | undefined {
  const [hour = 0, minute = 0] = from.split(':').map(Number);
  const end = hour * 60 + minute + Math.round(hours * 60);
  if (end >= 1440) return undefined;
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

const draftTrip = defineTool({
  name: 'draftTrip',
  dataClass: 'ownRequests',
  calls: [agentRequestCalls.sendTrip],
  args: z.strictObject({
    place: short,
    from: z.optional(day),
    to: z.optional(day),
    days: z.optional(z.number()),
    reason,
  }),
  async run(desk, { place, from, to, reason: why }): Promise<ToolResult> {
    const texts = draftTexts[desk.locale];
    if (!(place && from && why)) return ask(texts.askTrip);
    const request = { fromOn: from, toOn: to ?? from, place, reason: why };
    return prepared(texts.ready, { kind: 'trip', request });
  },
});

const draftCertificate = defineTool({
  name: 'draftCertificate',
  dataClass: 'ownRequests',
  calls: [getFormByAssign],
  args: z.strictObject({ kind: z.optional(z.enum(['employment', 'income'])), purpose: short }),
  async run(desk, { kind, purpose }): Promise<ToolResult> {
    const texts = draftTexts[desk.locale];
    if (purpose === undefined) return ask(texts.askPurpose);
    return prepared(texts.ready, {
      kind: 'certificate',
      request: { kind: kind ?? 'employment', purpose },
    });
  },
});

/** The tools that write a draft. */
export const draftTools = [draftLeave, draftPunch, draftOvertime, draftTrip, draftCertificate];
