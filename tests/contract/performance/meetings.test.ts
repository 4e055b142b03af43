import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { calibrationMeetings } from '#gateway/services/performance/records/meetings.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, speak } from '#tests/support/records/record-bench.ts';
import { actsIn } from './meetings-acts.ts';
import { type FileRow, gatherPeople, relate } from './meetings-bench.ts';
import { codeOf, moveCycle } from './performance-bench.ts';

const name = 'With meetings';
/** Rules 7 and 8 of performance with cases 13 to 18: meetings that calibrate the levels of an organisation. */
eachDemo('a calibration meeting', (current) => {
  let demo: DemoGateway;
  let cycleId: string;
  let top: string;
  let below: string;
  let people: readonly FileRow[];
  let meetingId: string;
  let smallId: string;
  const { query, person, meeting, versionOf, act, cardVersion, moveOf, titles, make } = actsIn(
    () => ({ demo, cycleId, people, meetingId }),
  );

  beforeAll(async () => {
    demo = current();
    ({ cycleId, top, below, people } = await gatherPeople(demo, name));
  });

  test('is made once for an organisation, and its chair hears of it', async () => {
    const made = await make(top, 9, [10], 'Research');
    meetingId = made.answer.result?.id ?? '';
    const again = await make(top, 0, [], 'Research again');
    expect(again.answer.fields).toMatchObject([{ issue: 'taken' }]);
    expect((await titles('chair')).some((title) => title.includes('Research'))).toBe(true);
    const asked = {
      values: { cycle: cycleId, organ: below, name: 'no', chair: person(9).employmentId },
    };
    expect((await speak(demo, 'chair', calibrationMeetings, 'create', asked)).code).toBe(
      'noPermission',
    );
    expect(await demo.ask('member', calls.ownMeetings, {})).toMatchObject([
      { id: meetingId, state: 'draft', role: 'member' },
    ]);
    expect(await demo.ask('stranger', calls.ownMeetings, {})).toEqual([]);
  });

  test('13: a pool of 4 joins the one above, and both screens say so', async () => {
    smallId = (await make(below, 5, [], 'Platform')).answer.result?.id ?? '';
    // The own card of its chair would go up as well: somebody from elsewhere leads it.
    const { version } = await ask(demo, 'hr', calibrationMeetings, 'get', { id: smallId });
    const changes = { chair: person(10).employmentId };
    await ask(demo, 'hr', calibrationMeetings, 'update', { id: smallId, version, changes });
    expect(await meeting('member', smallId)).toMatchObject({ people: 0, joinedTo: 'Research' });
    expect(await meeting()).toMatchObject({
      people: 9,
      joined: [{ name: 'Platform', people: 4 }],
      joinedTo: null,
    });
    const board = await demo.ask('hr', calls.calibrationBoard, { cycleId });
    expect(board.meetings).toMatchObject([
      { name: 'Platform', joinedTo: 'Research' },
      { name: 'Research', joinedTo: null, people: 9 },
    ]);
    const opened = await act('member', calls.openMeeting, {}, smallId);
    expect(opened.issues).toEqual(['poolJoined']);
  });

  test('opens for its chair alone once everybody has a score, and keeps the quotas', async () => {
    const score = (value: string | null) =>
      query('update app.appraisal set score = $2::numeric where id = $1', person(0).id, value);
    await score(null);
    expect((await act('chair', calls.openMeeting)).issues).toEqual(['poolWaiting']);
    await score('3.000');
    expect((await meeting()).cards).toEqual([]);
    expect((await act('member', calls.openMeeting)).code).toBe('noPermission');
    expect((await act('stranger', calls.openMeeting)).code).toBe('notFound');
    expect(await moveOf('hr', 0, 'A', calls.moveCard)).toBe('performance.meetingNotOpen');
    expect((await act('chair', calls.openMeeting)).code).toBe('ok');
    expect((await act('chair', calls.openMeeting)).code).toBe('notNow');
    const { quotas, levels, cards, isOpen } = await meeting('member');
    expect(quotas).toMatchObject({ version: 1, people: 9 });
    expect(levels.map(({ quota }) => quota)).toEqual([1, 1, 5, 1, 1]);
    expect([cards.length, isOpen]).toEqual([9, true]);
    expect((await titles('member')).some((title) => title.includes('Research'))).toBe(true);
  });

  test('18: own cards and those of relatives are looked at above', async () => {
    const { cards } = await meeting();
    for (const at of [9, 10, 11]) {
      expect(cards.some(({ id }) => id === person(at).id)).toBe(false);
      for (const account of ['chair', 'member']) {
        expect(await moveOf(account, at, 'A')).toBe('notFound');
        const { id } = person(at);
        expect(await codeOf(demo, account, calls.meetingCardMoves, { id })).toBe('notFound');
        expect(await codeOf(demo, account, calls.meetingCardScore, { id })).toBe('notFound');
      }
    }
    const board = await demo.ask('hr', calls.calibrationBoard, { cycleId });
    const own = board.cards.find(({ id }) => id === person(9).id);
    expect(own).toMatchObject({ meetingName: null, canMove: true });
    expect(board.cards.find(({ id }) => id === person(5).id)?.meetingName).toBe('Research');
  });

  test('gives those who meet nothing outside of its pool, and strangers nothing', async () => {
    expect(await codeOf(demo, 'chair', calls.calibrationBoard, { cycleId })).toBe('noPermission');
    expect(await moveOf('chair', 0, 'B', calls.moveCard)).toBe('noPermission');
    expect(await moveOf('chair', 12, 'B')).toBe('notFound');
    expect(await moveOf('stranger', 0, 'B')).toBe('notFound');
    expect(await codeOf(demo, 'stranger', calls.meetingBoard, { id: meetingId })).toBe('notFound');
    expect(await codeOf(demo, 'maple', calls.meetingBoard, { id: meetingId })).toBe('notFound');
    const { id } = person(0);
    expect(await codeOf(demo, 'stranger', calls.meetingCardMoves, { id })).toBe('notFound');
    expect((await act('stranger', calls.closeMeeting)).code).toBe('notFound');
    const record = await speak(demo, 'chair', calibrationMeetings, 'get', { id: meetingId });
    expect(record.code).toBe('noPermission');
  });

  test('17: of two who move a card at once one gets a conflict and reads the reason of the other', async () => {
    const seen = await cardVersion(0);
    const codes = await Promise.all([
      moveOf('chair', 0, 'A', calls.moveMeetingCard, seen),
      moveOf('member', 0, 'B', calls.moveMeetingCard, seen),
    ]);
    expect(codes.toSorted()).toEqual(['conflict', 'ok']);
    const moves = await demo.ask('chair', calls.meetingCardMoves, { id: person(0).id });
    expect(moves).toMatchObject([{ reason: 'compared with the others here' }]);
    const { level } = (await meeting()).cards.find(({ id }) => id === person(0).id) ?? {};
    if (level === 'B') expect(await moveOf('member', 0, 'A')).toBe('ok');
  });

  test('15, 16: another person changes the quotas, which the chair accepts as the next version', async () => {
    await query(
      `update app.appraisal set not_rated = null, score = 3.000, proposed = 'C', level = 'C'
        where id = $1`,
      person(12).id,
    );
    const { change } = await meeting('member');
    expect(change).toMatchObject({ people: 10, gone: [], lucky: ['B', 'D'] });
    expect(change?.came).toHaveLength(1);
    expect(change?.levels[0]).toMatchObject({
      before: 1,
      after: 0,
      partBefore: '0.45',
      partAfter: '0.50',
      isOdd: true,
    });
    expect((await act('chair', calls.closeMeeting)).issues).toEqual(['poolChanged']);
    // Who keeps meetings without the calibration learns how many people there are, not who came.
    const asked = await meeting('organiser');
    expect(asked).toMatchObject({ hidden: 10, overrideWhy: null, change: { people: 10 } });
    expect(asked.change).toMatchObject({ came: [], gone: [], levels: [], lucky: [] });
    expect(asked.levels[0]).toMatchObject({ quota: null, share: null, rule: 'none', off: 0 });
    const of = { key: change?.key };
    expect((await act('member', calls.acceptQuotas, of)).code).toBe('noPermission');
    expect((await act('chair', calls.acceptQuotas, { key: 'other people' })).code).toBe('conflict');
    expect((await act('chair', calls.acceptQuotas, of)).code).toBe('ok');
    expect((await act('chair', calls.acceptQuotas, of)).code).toBe('notNow');
    const after = await meeting();
    expect(after).toMatchObject({ quotas: { version: 2, people: 10 }, change: null });
    expect(after.levels.map(({ quota }) => quota)).toEqual([0, 2, 6, 2, 0]);
    await query(`update app.appraisal set not_rated = 'left' where id = $1`, person(12).id);
    expect((await meeting()).change).toMatchObject({ people: 9, gone: [{ why: 'notRated' }] });
    await query(`update app.appraisal set not_rated = null where id = $1`, person(12).id);
    expect((await meeting()).change).toBeNull();
    const kept = await query<{ version: number }>(
      'select version from app.calibration_quota where meeting_id = $1 order by version',
      meetingId,
    );
    expect(kept.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('14: closes with a broken distribution for a reason of the chair alone, which personnel sees', async () => {
    expect(await moveCycle(demo, cycleId, 'release')).toMatchObject({ issues: ['meetingsOpen'] });
    const score = (value: string | null) =>
      query('update app.appraisal set score = $2::numeric where id = $1', person(0).id, value);
    await score(null);
    expect(await meeting()).toMatchObject({ waiting: 1, hidden: 0 });
    expect((await act('chair', calls.closeMeeting)).issues).toEqual(['poolWaiting']);
    await score('3.000');
    expect((await act('chair', calls.closeMeeting)).issues).toEqual(['meetingBroken']);
    const own = { id: meetingId, version: await versionOf(), move: 'close' };
    const byOwn = await speak(demo, 'organiser', calibrationMeetings, 'move', own);
    expect(byOwn.answer.fields).toMatchObject([{ issue: 'ownPool' }]);
    const byHr = { id: meetingId, version: await versionOf(), move: 'close' };
    const { answer } = await speak(demo, 'hr', calibrationMeetings, 'move', byHr);
    expect(answer.fields).toMatchObject([{ issue: 'meetingBroken' }]);
    const why = { overrideWhy: 'A single project carried the half-year.' };
    expect((await act('chair', calls.closeMeeting, { overrideWhy: 'short' })).code).toBe(
      'badInput',
    );
    expect((await act('member', calls.closeMeeting, why)).code).toBe('noPermission');
    expect((await act('chair', calls.closeMeeting, why)).code).toBe('ok');
    const row = await ask(demo, 'hr', calibrationMeetings, 'get', { id: meetingId });
    expect(row.fields).toMatchObject(why);
    const board = await demo.ask('hr', calls.calibrationBoard, { cycleId });
    expect(board.meetings.find(({ id }) => id === meetingId)).toMatchObject(why);
    expect((await titles('hr')).some((title) => title.includes('Research'))).toBe(true);
    expect(await moveOf('chair', 0, 'B')).toBe('performance.meetingNotOpen');
    expect(await moveOf('hr', 0, 'B', calls.moveCard)).toBe('performance.meetingNotOpen');
    expect(await moveOf('hr', 9, 'B', calls.moveCard)).toBe('ok');
  });

  test('who comes after the closing keeps the results until the meeting is opened again', async () => {
    await query(
      `update app.appraisal set not_rated = null, score = 3.000, level = 'C', organ_id = $2
        where id = $1`,
      person(13).id,
      top,
    );
    expect(await moveCycle(demo, cycleId, 'release')).toMatchObject({ issues: ['meetingLate'] });
    expect((await meeting()).change).toMatchObject({ people: 11, gone: [] });
    const board = await demo.ask('hr', calls.calibrationBoard, { cycleId });
    expect(board.meetings.find(({ id }) => id === meetingId)).toMatchObject({
      late: 1,
      canOpen: true,
    });
    await query(`update app.appraisal set not_rated = 'other' where id = $1`, person(13).id);
    expect((await meeting()).change).toBeNull();
  });

  test('a relative who is declared after the closing is out of sight', async () => {
    await relate(demo, person(10).employmentId, person(2).employmentId);
    const { id } = person(2);
    const seen = await meeting('member');
    expect(seen.cards.some((card) => card.id === id)).toBe(false);
    expect(seen).toMatchObject({ hidden: 1, overrideWhy: null });
    expect(await codeOf(demo, 'member', calls.meetingCardMoves, { id })).toBe('notFound');
    expect(await codeOf(demo, 'chair', calls.meetingCardMoves, { id })).toBe('ok');
    await query('delete from app.family_member where employment_id = $1', person(10).employmentId);
  });

  test('nobody gets to cards by naming themselves, and everybody meets once', async () => {
    const { version } = await ask(demo, 'hr', calibrationMeetings, 'get', { id: smallId });
    const update = async (account: string, changes: object, members?: readonly number[]) => {
      const lines = members && {
        members: members.map((at) => ({ employment: person(at).employmentId })),
      };
      const asked = { id: smallId, version, changes, ...(lines && { lines }) };
      const { answer } = await speak(demo, account, calibrationMeetings, 'update', asked);
      return (answer.fields ?? []).map(({ path, issue }) => [path, issue]);
    };
    const self = { chair: person(4).employmentId };
    expect(await update('organiser', self)).toEqual([['changes.chair', 'ownMeeting']]);
    expect(await update('organiser', {}, [5, 4])).toEqual([
      ['lines.members.1.employment', 'ownMeeting'],
    ]);
    expect(await update('hr', {}, [5, 5])).toEqual([['lines.members.1.employment', 'personTwice']]);
    expect(await update('hr', {}, [10])).toEqual([['lines.members.0.employment', 'personTwice']]);
  });

  test('the own level is for others before the release', async () => {
    const { rows } = await demo.ask('organiser', calls.cycleProgress, { cycleId });
    expect(rows.find(({ id }) => id === person(4).id)).toMatchObject({ score: null, level: null });
    expect(rows.find(({ id }) => id === person(5).id)).toMatchObject({ level: 'C' });
  });

  test('is opened again with a reason, closes without one once the quotas hold, and then the results go out', async () => {
    const reopen = async (reason?: string) => {
      const request = { id: meetingId, version: await versionOf(), move: 'reopen', reason };
      return (await speak(demo, 'hr', calibrationMeetings, 'move', request)).code;
    };
    expect(await reopen()).toBe('badInput');
    const own = {
      id: meetingId,
      version: await versionOf(),
      move: 'reopen',
      reason: 'one more look',
    };
    const byOwn = await speak(demo, 'organiser', calibrationMeetings, 'move', own);
    expect(byOwn.answer.fields).toMatchObject([{ issue: 'ownPool' }]);
    expect(await reopen('one card was forgotten')).toBe('ok');
    expect(await meeting()).toMatchObject({ state: 'open', overrideWhy: null });
    expect(await moveOf('chair', 0, 'B')).toBe('ok');
    // A move at the moment of the closing is counted by it, or comes too late.
    const [closed, late] = await Promise.all([
      act('chair', calls.closeMeeting),
      moveOf('member', 1, 'A'),
    ]);
    const { levels, state } = await meeting();
    if (late === 'ok') {
      expect([closed.issues, state]).toEqual([['meetingBroken'], 'open']);
      expect(await moveOf('member', 1, 'C')).toBe('ok');
      expect((await act('chair', calls.closeMeeting)).code).toBe('ok');
    } else expect([closed.code, levels[0]?.count]).toEqual(['ok', 0]);
    expect((await meeting()).overrideWhy).toBeNull();
    expect((await moveCycle(demo, cycleId, 'release')).code).toBe('ok');
    expect(await reopen('too late for that now')).toBe('badInput');
    expect(await meeting()).toMatchObject({ cards: [], levels: [], change: null });
    const { id } = person(0);
    expect(await codeOf(demo, 'chair', calls.meetingCardMoves, { id })).toBe('notFound');
  });
});
