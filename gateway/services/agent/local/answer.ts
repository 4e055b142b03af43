/** Answers without a model: by intent, else from the documents of the company, else from the portal. The same question gets the same answer. */
import { ownReason } from '../guard/origin.ts';
import { agentTexts } from '../texts/answers.ts';
import { localTexts } from '../texts/local.ts';
import type { History } from '../turn/history.ts';
import { runTool, type TurnWork } from '../turn/run-tool.ts';
import { type Intent, type Meaning, meaningOf, type ToolCall } from './intents.ts';

type Said = keyof (typeof localTexts)['zh-CN'];

/** What is said beside the tools of an intent, or in their place. */
const sayings: Partial<Record<Intent, Said>> = {
  otherPay: 'otherPay',
  massExport: 'massExport',
  actForOthers: 'cannotAct',
  cancel: 'cannotAct',
  whichModel: 'aboutMe',
  secrets: 'secrets',
};

/** Answers a question to the reader. */
export async function answerLocally(
  work: TurnWork,
  question: string,
  open: History['open'],
): Promise<void> {
  const { live, desk } = work;
  const { intent, calls } = meaningWith(question, open, desk.today);
  const saying = intent === null ? undefined : sayings[intent];
  const say = (text: string) => live.emit({ kind: 'text', text: `${text}\n`, doubt: false });
  if (saying !== undefined) say(localTexts[desk.locale][saying]);
  if (saying !== undefined && calls.length === 0) return;
  for (const call of calls) {
    const isSaid = await follow(work, withReason(call, question), say);
    if (!isSaid && calls.length === 1 && intent !== 'leavePolicy') return;
  }
  if (calls.length > 0 && intent !== 'leavePolicy') return;
  await search(work, question, say, calls.length > 0);
}

/** What a question means; one that only adds what was missing continues the draft before it. */
function meaningWith(question: string, open: History['open'], today: string): Meaning {
  const own = meaningOf(question, today);
  if (open === null || (own.intent !== null && !isDraft(own))) return own;
  const both = meaningOf(`${question}\n${open.question}`, today);
  return both.calls.some(({ tool }) => tool === open.tool) ? both : own;
}

function isDraft({ calls }: Meaning): boolean {
  return calls.some(({ tool }) => tool.startsWith('draft'));
}

/** Runs a tool and says what it found; false where nothing was. */
async function follow(
  work: TurnWork,
  { tool, args }: ToolCall,
  say: (text: string) => void,
): Promise<boolean> {
  const outcome = await runTool(work, tool, args);
  if ('refused' in outcome) {
    say(agentTexts[work.desk.locale].refusedBy(outcome.refused));
    return true;
  }
  if (outcome.found.isEmpty && tool === 'searchDocuments') return false;
  say(outcome.found.say);
  return outcome.found.isEmpty !== true;
}

/** Documents first, then the portal; a question about rules that no document answers says so. */
async function search(
  work: TurnWork,
  question: string,
  say: (text: string) => void,
  wasSearched: boolean,
): Promise<void> {
  const { live, desk, sources } = work;
  if (sources.length > 0) return;
  const words = question.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 100);
  if (!wasSearched && (await follow(work, { tool: 'searchDocuments', args: { words } }, say)))
    return;
  live.emit({ kind: 'notice', notice: 'noDocument', words: agentTexts[desk.locale].noDocument });
  await follow(work, { tool: 'searchPortal', args: { words } }, say);
}

/** The reason of a request is what the person wrote. */
function withReason(call: ToolCall, question: string): ToolCall {
  if (!needsReason.has(call.tool)) return call;
  return { tool: call.tool, args: { ...call.args, reason: ownReason(undefined, question) } };
}

const needsReason: ReadonlySet<string> = new Set(['draftPunch', 'draftOvertime', 'draftTrip']);
