/** Every tool of the assistant. */
import { type AgentTool, writingTools } from '#bridge/calls/agent/names.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { hasFunction, type Rights } from '#gateway/kernel/rights.ts';
import { findPeople, organ } from './company.ts';
import { draftTools } from './drafting.ts';
import { figure, report } from './figures.ts';
import { searchDocuments, searchPortal } from './knowledge.ts';
import { myRequests, mySlip } from './own-papers.ts';
import { calendar, myAttendance, myDay, myLeave } from './own-time.ts';
import type { Tool } from './tool.ts';

/** The tools in the order in which they are listed. */
export const tools: readonly Tool[] = [
  ...[myDay, myLeave, myAttendance, mySlip, myRequests],
  ...[findPeople, organ, calendar, figure, report],
  ...[searchDocuments, searchPortal],
  ...draftTools,
];

const byName = new Map(tools.map((tool) => [tool.name, tool]));

/** The tool of a name; undefined for a name that is none. */
export function toolOf(name: string): Tool | undefined {
  return byName.get(name as AgentTool);
}

/** Whether a tool writes a draft. */
export function isWritingTool(name: AgentTool): boolean {
  const writing: readonly string[] = writingTools;
  return writing.includes(name);
}

function maySpeak(rights: Rights, { access }: AnyCall): boolean {
  return access.kind !== 'function' || hasFunction(rights, access.functionId);
}

/** The tools somebody may use: those whose first call the rights let speak. */
export function toolsFor(rights: Rights): readonly Tool[] {
  return tools.filter(({ calls }) => calls[0] === undefined || maySpeak(rights, calls[0]));
}
