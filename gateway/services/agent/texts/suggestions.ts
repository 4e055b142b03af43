/** Questions to begin with. */
import type { AgentTool } from '#bridge/calls/agent/names.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';

interface Suggestion {
  readonly tool: AgentTool;
  readonly words: Readonly<Record<Locale, string>>;
}

function suggest(tool: AgentTool, chinese: string, english: string): Suggestion {
  return { tool, words: { 'zh-CN': chinese, en: english } };
}

/** In the order in which they are offered; those whose tool the person may not use are left out. */
export const suggestions: readonly Suggestion[] = [
  suggest('myLeave', '我还有几天年假？', 'How much annual leave do I have left?'),
  suggest('myAttendance', '上个月我迟到几次？', 'How often was I late last month?'),
  suggest('draftLeave', '帮我请明天下午的年假', 'Take annual leave tomorrow afternoon'),
  suggest('figure', '现在有多少人在职？', 'How many people work here?'),
  suggest('searchDocuments', '婚假有什么规定？', 'What is the policy on marriage leave?'),
  suggest('myRequests', '我的申请审批到哪了？', 'What is the status of my requests?'),
  suggest('calendar', '这周我上什么班？', 'What is my shift this week?'),
];
