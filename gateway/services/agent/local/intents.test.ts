import { expect, test } from 'vitest';
import { agentQuestions, askedOn } from '#tests/support/agent-questions.ts';
import { namedClocks, namedDays, namedTime } from './dates.ts';
import { meaningOf } from './intents.ts';

test('there are eighty questions', () => {
  expect(agentQuestions.length).toBe(80);
  expect(new Set(agentQuestions.map(({ text }) => text)).size).toBe(80);
});

test.each(agentQuestions.map((one) => [one.text, one] as const))('%s', (_, question) => {
  const { calls } = meaningOf(question.text, askedOn);
  const asked = calls[0];
  // What has no intent is searched in the documents.
  const words = { words: question.text };
  const call = asked ?? { tool: 'searchDocuments', args: words };
  const isSilent = meaningOf(question.text, askedOn).intent !== null && asked === undefined;
  if (question.tool === null) expect(isSilent).toBe(true);
  else expect(isSilent ? null : call).toEqual({ tool: question.tool, args: question.args });
});

test.each([
  ['今天', '2026-11-25', '2026-11-25'],
  ['后天', '2026-11-27', '2026-11-27'],
  ['周一', '2026-11-30', '2026-11-30'],
  ['下周三', '2026-12-02', '2026-12-02'],
  ['上周五', '2026-11-20', '2026-11-20'],
  ['next Friday', '2026-12-04', '2026-12-04'],
  ['12月8日至10日', '2026-12-08', '2026-12-10'],
  ['12月30日到1月2日', null, null],
  ['2026-12-08 to 2026-12-10', '2026-12-08', '2026-12-10'],
  ['Dec 8', '2026-12-08', '2026-12-08'],
  ['2月30日', null, null],
])('%s is %s to %s', (text, from, to) => {
  expect(namedDays(text, askedOn)).toEqual(from === null ? null : { from, to });
});

test('months, weeks and clocks', () => {
  expect(namedTime('上上个月', askedOn)).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  expect(namedTime('去年', askedOn)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  expect(namedClocks('下午6点半到晚上9点')).toEqual(['18:30', '21:00']);
  expect(namedClocks('from 9 am to 6 pm')).toEqual(['09:00', '18:00']);
});

test.each([
  ['12月8日上午请年休假', { type: '年休假', from: '2026-12-08', to: '2026-12-08', half: 'am' }],
  ['12月8日起请3天事假', { type: '事假', from: '2026-12-08', to: '2026-12-10' }],
  ['请12月8日到10日的病假', { type: '病假', from: '2026-12-08', to: '2026-12-10' }],
  ['帮我请明天半天年假', { type: '年假' }],
  ['take 2 days off on 2026-12-08', { from: '2026-12-08', to: '2026-12-09' }],
])('%s drafts just that', (text, args) => {
  expect(meaningOf(text, askedOn).calls).toEqual([{ tool: 'draftLeave', args }]);
});
