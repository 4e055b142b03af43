/** What a draft would do and does: the lines of its preview from what is true now, and the call it becomes. */
import { createHash } from 'node:crypto';
import type { AgentDraft } from '#bridge/calls/agent/events.ts';
import { agentRequestCalls } from '#bridge/calls/agent/requests.ts';
import { agentCodes, draftKindWords } from '#bridge/calls/agent/terms.ts';
import { applyPatch } from '#bridge/calls/kaoqin/mine.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { applyLeave, myBalances, previewLeave } from '#bridge/calls/vacation/mine.ts';
import { certificateBizType } from '#bridge/calls/workflow/certificates.ts';
import {
  formInstanceCreate,
  formInstancePreview,
  getFormByAssign,
} from '#bridge/calls/workflow/form-instances.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { draftTexts } from '../texts/drafts.ts';
import type { Desk, PreparedDraft } from '../tools/tool.ts';

type Line = AgentDraft['lines'][number];
type Request = PreparedDraft['request'];

/** What a draft would do. */
export interface Preview {
  readonly title: string;
  readonly lines: Line[];
  /** Why it cannot be sent as things are. */
  readonly problems: string[];
  /** Names the lines. */
  readonly digest: string;
}

/** Looks at a draft with the rights and the balances of this moment; nothing is written. */
export async function previewOf(desk: Desk, draft: PreparedDraft, id: string): Promise<Preview> {
  const texts = draftTexts[desk.locale];
  const { lines, problems } = await linesOf(desk, draft);
  if (problems.length === 0) {
    try {
      const { pending } = await speak(desk, draft, id, 'attempt');
      lines.push({ label: texts.after, value: pending ? texts.pending : texts.atOnce });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      problems.push(...wordsOf(error, desk));
    }
  }
  const named = JSON.stringify([draft.kind, draft.request, lines]);
  const digest = createHash('sha256').update(named).digest('base64url');
  return { title: draftKindWords[desk.locale][draft.kind], lines, problems, digest };
}

/** Sends what a draft asks for. @throws {RefusedError} as the business call is refused. */
export function send(
  desk: Desk,
  draft: PreparedDraft,
  id: string,
): Promise<{ readonly pending: boolean }> {
  return speak(desk, draft, id, 'serve');
}

/** Why a request was refused, in words. */
export function wordsOf(error: RefusedError, { locale }: Pick<Desk, 'locale'>): string[] {
  const fields = (error.detail.fields ?? []).map((field) => issueWords(field, locale));
  return fields.length > 0 ? [...new Set(fields)] : [error.words[locale]];
}

async function linesOf(
  desk: Desk,
  { kind, request }: PreparedDraft,
): Promise<{ lines: Line[]; problems: string[] }> {
  const texts = draftTexts[desk.locale];
  const why = request.reason ? [{ label: texts.reason, value: request.reason }] : [];
  const line = (label: string, value: string | undefined): Line => ({ label, value: value ?? '–' });
  switch (kind) {
    case 'leave':
      return leaveLines(desk, request, why);
    case 'punch':
      return {
        lines: [line(texts.day, request.day), line(texts.at, request.at), ...why],
        problems: [],
      };
    case 'overtime': {
      const settle = request.settle === 'rest' ? texts.settles.rest : texts.settles.pay;
      return {
        lines: [
          line(texts.day, request.day),
          line(texts.from, request.fromAt),
          line(texts.to, request.toAt),
          line(texts.settle, settle),
          ...why,
        ],
        problems: [],
      };
    }
    case 'trip':
      return {
        lines: [
          line(texts.place, request.place),
          line(texts.from, request.fromOn),
          line(texts.to, request.toOn),
          ...why,
        ],
        problems: [],
      };
    case 'certificate': {
      const kinds = request.kind === 'income' ? texts.kinds.income : texts.kinds.employment;
      return {
        lines: [line(texts.kind, kinds), line(texts.purpose, request.purpose)],
        problems: [],
      };
    }
  }
}

async function leaveLines(
  desk: Desk,
  request: Request,
  why: readonly Line[],
): Promise<{ lines: Line[]; problems: string[] }> {
  const texts = draftTexts[desk.locale];
  const { types } = await desk.serve(myBalances, {});
  const type = types.find(({ id }) => id === request.typeId);
  const asked = leaveRequest(request);
  const half = (day: string, part: 'am' | 'pm') => `${day} ${texts.half[part]}`;
  const lines: Line[] = [
    { label: texts.type, value: type?.name ?? '–' },
    { label: texts.from, value: half(asked.fromOn, asked.fromHalf) },
    { label: texts.to, value: half(asked.toOn, asked.toHalf) },
  ];
  try {
    const found = await desk.serve(previewLeave, asked);
    lines.push({ label: texts.days, value: found.total });
    if (found.left !== null && found.leftAfter !== null) {
      lines.push({ label: texts.left, value: `${found.left} → ${found.leftAfter}` });
    }
    return { lines: [...lines, ...why], problems: [...found.problems] };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { lines: [...lines, ...why], problems: wordsOf(error, desk) };
  }
}

function leaveRequest({ typeId = '', fromOn = '', toOn = '', fromHalf, toHalf }: Request) {
  return {
    typeId,
    fromOn,
    toOn,
    fromHalf: fromHalf === 'pm' ? ('pm' as const) : ('am' as const),
    toHalf: toHalf === 'am' ? ('am' as const) : ('pm' as const),
  };
}

async function speak(
  desk: Desk,
  { kind, request }: PreparedDraft,
  id: string,
  how: 'serve' | 'attempt',
): Promise<{ readonly pending: boolean }> {
  const { day = '', at = '', reason = '', fromOn = '', toOn = '', place = '' } = request;
  switch (kind) {
    case 'leave': {
      const asked = { ...leaveRequest(request), ...(reason !== '' && { reason }) };
      return desk[how](applyLeave, asked);
    }
    case 'punch':
      return desk[how](applyPatch, { day, at, reason });
    case 'overtime':
      return desk[how](agentRequestCalls.sendOvertime, {
        day,
        reason,
        fromAt: request.fromAt ?? '',
        toAt: request.toAt ?? '',
        settle: request.settle === 'rest' ? 'rest' : 'pay',
      });
    case 'trip':
      return desk[how](agentRequestCalls.sendTrip, { fromOn, toOn, place, reason });
    case 'certificate':
      return sendCertificate(desk, request, id, how);
  }
}

async function sendCertificate(
  desk: Desk,
  { kind = 'employment', purpose = '' }: Request,
  id: string,
  how: 'serve' | 'attempt',
): Promise<{ readonly pending: boolean }> {
  const form = await desk.serve(getFormByAssign, { bizTypeId: certificateBizType });
  if (form === null) throw new RefusedError(agentCodes.noForm);
  const filled = { formId: form.formId, version: form.version, values: { kind, purpose } };
  const route = await desk.serve(formInstancePreview, filled);
  // The draft's own id is the key: repeated, it starts nothing twice.
  const sent = {
    event: 'resolve' as const,
    ...filled,
    chosen: {},
    hash: route.hash,
    requestKey: id,
  };
  await desk[how](formInstanceCreate, sent);
  return { pending: route.needed };
}
