import { calls } from '#bridge/calls/index.ts';
import { calibrationMeetings } from '#gateway/services/performance/records/meetings.ts';
import type { DemoGateway } from '#tests/support/demo-gateway.ts';
import { ask, speak } from '#tests/support/records/record-bench.ts';
import { type FileRow, queryOf } from './meetings-bench.ts';
import { codeOf } from './performance-bench.ts';

/** What the tests of meetings have at the moment. */
interface Known {
  readonly demo: DemoGateway;
  readonly cycleId: string;
  readonly people: readonly FileRow[];
  readonly meetingId: string;
}

/** What people do with meetings and their cards. */
export function actsIn(known: () => Known) {
  const query = <Row extends object>(text: string, ...values: unknown[]) =>
    queryOf<Row>(known().demo, text, ...values);
  const person = (at: number): FileRow => known().people[at] ?? { id: '', employmentId: '' };
  const meeting = (account = 'chair', id = known().meetingId) =>
    known().demo.ask(account, calls.meetingBoard, { id });
  const versionOf = async (id = known().meetingId) =>
    (await ask(known().demo, 'hr', calibrationMeetings, 'get', { id })).version;
  const act = async (
    account: string,
    call: Parameters<typeof codeOf>[2],
    more: object = {},
    id = known().meetingId,
  ) => {
    const browser = await known().demo.browser(account);
    const { code, answer } = await browser.send(call, {
      id,
      version: await versionOf(id),
      ...more,
    });
    return { code, issues: (answer.fields ?? []).map(({ issue }) => issue) };
  };
  const cardVersion = async (at: number) => {
    const text = 'select version from app.appraisal where id = $1';
    return (await query<{ version: number }>(text, person(at).id))[0]?.version;
  };
  const moveOf = async (
    account: string,
    at: number,
    to: string,
    call: typeof calls.moveMeetingCard | typeof calls.moveCard = calls.moveMeetingCard,
    version?: number,
  ) => {
    const seen = version ?? (await cardVersion(at));
    const asked = { id: person(at).id, version: seen, axis: 'level', to };
    const reason = 'compared with the others here';
    return codeOf(known().demo, account, call, { ...asked, reason });
  };
  const titles = async (account: string) =>
    (await known().demo.ask(account, calls.noticePage, { rows: 50 })).rows.map(
      ({ title }) => title,
    );
  const make = (organ: string, chair: number, members: readonly number[], called: string) =>
    speak(known().demo, 'hr', calibrationMeetings, 'create', {
      values: { cycle: known().cycleId, organ, name: called, chair: person(chair).employmentId },
      lines: { members: members.map((at) => ({ employment: person(at).employmentId })) },
    });
  return { query, person, meeting, versionOf, act, cardVersion, moveOf, titles, make };
}
