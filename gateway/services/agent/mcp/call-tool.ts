/** Runs one tool for a program of a person, and writes down that it did. */
import type { AgentCard } from '#bridge/calls/agent/events.ts';
import type { UseOutcome } from '#bridge/calls/agent/names.ts';
import { agentCodes } from '#bridge/calls/agent/terms.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { fieldErrors } from '#gateway/kernel/field-errors.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { MOST_WAITING, readWaitingDrafts } from '../drafts/draft-rows.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { agentTexts } from '../texts/answers.ts';
import { mcpTexts } from '../texts/mcp.ts';
import { isWritingTool } from '../tools/all.ts';
import type { PreparedDraft, Tool, ToolResult } from '../tools/tool.ts';
import { toolsOf } from './describe.ts';
import { fitted } from './fitted.ts';
import type { Program } from './program.ts';
import { beginUse, endUse } from './use-rows.ts';

/** What a program receives: what was found as JSON, or why there is nothing, in words. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
}

/** How a call went, and what the program receives of it. */
interface Called {
  readonly outcome: UseOutcome;
  readonly answer: ToolAnswer;
}

/** Runs a tool. @throws {RefusedError} `agent.callQuota`, and whatever is a fault of ours. */
export async function callTool(program: Program, tool: Tool, args: unknown): Promise<ToolAnswer> {
  const { asker, services, settings, signal } = program;
  const { database } = services;
  const id = await database.withTransaction(asker, 'write', (transaction) =>
    beginUse(transaction, asker, { tool: tool.name, mode: settings.mode, now: program.now() }),
  );
  const began = performance.now();
  let outcome: UseOutcome = 'failed';
  try {
    const called = await run(program, tool, args);
    outcome = called.outcome;
    return called.answer;
  } catch (error) {
    if (!signal.aborted) throw error;
    outcome = 'timeout';
    return { text: mcpTexts[program.locale].timeout, isError: true };
  } finally {
    const milliseconds = Math.round(performance.now() - began);
    await database.withTransaction(asker, 'write', (transaction) =>
      endUse(transaction, asker, { id, outcome, milliseconds }),
    );
  }
}

async function run(program: Program, tool: Tool, args: unknown): Promise<Called> {
  const { desk, locale } = program;
  if (!toolsOf(program).includes(tool)) return refused(whyNot(program, tool));
  // What is not among the arguments of a tool is refused, and never passed over.
  const parsed = tool.args.safeParse(args);
  if (!parsed.success) {
    const { wrong, fields } = mcpTexts[locale];
    const issues = fieldErrors(parsed.error.issues, args);
    const words = issues.map((issue) => wrong(issue.path, issueWords(issue, locale)));
    return refused([fields, ...words].join('\n'));
  }
  try {
    const found = await tool.run(desk, parsed.data);
    if (found.draft !== undefined) return await keep(program, tool, found.draft);
    return { outcome: 'answered', answer: { text: textOf(program, tool, found), isError: false } };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const isRight = error.codeName === 'noPermission' || error.codeName === 'noFieldPermission';
    return refused(isRight ? agentTexts[locale].noRight : error.words[locale]);
  }
}

function refused(text: string): Called {
  return { outcome: 'refused', answer: { text, isError: true } };
}

/** Why a tool that there is is not there for this program. */
function whyNot({ locale, scope, settings }: Program, { name, dataClass }: Tool): string {
  const texts = mcpTexts[locale];
  if (isWritingTool(name) && scope !== 'propose') return texts.scope;
  const mayLeave = dataClass === null || settings.dataClasses.includes(dataClass);
  return mayLeave || isWritingTool(name) ? agentTexts[locale].noRight : texts.dataClass;
}

/** Keeps a request for the person, who confirms it in the portal; nothing is sent here. */
async function keep(program: Program, tool: Tool, draft: PreparedDraft): Promise<Called> {
  const { asker, services, desk, locale, settings } = program;
  const now = () => program.now();
  const waiting = await services.database.withTransaction(asker, 'read', (transaction) =>
    readWaitingDrafts(transaction, asker, now()),
  );
  if (waiting.length >= MOST_WAITING) throw new RefusedError(agentCodes.draftsFull);
  const { shown, problems } = await keepDraft({ asker, services, turnId: null, now }, desk, draft);
  if (problems.length > 0) return refused(problems.join('\n'));
  // What is left of a type of leave is in the lines, and is of the own time.
  const shows = [tool.dataClass, ...(draft.kind === 'leave' ? (['ownTime'] as const) : [])];
  const mayLeave = shows.every((one) => one !== null && settings.dataClasses.includes(one));
  const text = fitted({
    draft: 'waiting',
    title: shown.title,
    ...(mayLeave && { lines: shown.lines }),
    confirmAt: `${services.portalOrigin}/portal/agent/drafts?id=${shown.id}`,
    expiresAt: shown.expiresAt,
    note: mcpTexts[locale].confirm,
  });
  return { outcome: 'answered', answer: { text, isError: false } };
}

/** Values of the product as facts, and fenced beside them what people wrote. */
function textOf({ services, locale }: Program, { dataClass }: Tool, found: ToolResult): string {
  const addressOf = (place: AgentCard['place']) =>
    place && `${services.portalOrigin}/portal/${place.app}${place.route}`;
  const [card] = found.cards;
  const open = addressOf(card?.place ?? null);
  if (dataClass === null) return fitted({ note: mcpTexts[locale].slips, open });
  const parts = found.sources?.map(({ title, heading, edition, effectiveOn, quote, place }) => ({
    title,
    heading,
    edition,
    effectiveOn,
    quote,
    open: addressOf(place),
  }));
  return fitted({
    facts: found.facts,
    // Where there are no values, the sentence says why.
    ...(Object.keys(found.facts).length === 0 && { say: found.say }),
    columns: card?.table?.columns ?? null,
    note: card?.note ?? null,
    open,
    untrusted: parts === undefined ? (found.untrusted ?? {}) : { parts },
  });
}
