import { describe, expect, test } from 'vitest';
import { type AssigneeRule, stepOf } from '#bridge/calls/workflow/route.ts';
import { asks, EngineBench, person } from '#tests/support/workflow/engine-bench.ts';

const chain = [person('M'), person('N'), person('O')];

/** One step that a rule finds the people of. */
function asked(rule: AssigneeRule, more: Partial<ReturnType<typeof stepOf>> = {}) {
  return stepOf({ id: 'one', name: 'one', who: [rule], ...more });
}

describe('a person in a field', () => {
  const rule = { kind: 'person', field: 'mentor' } as const;

  test('is asked, and who is found later is whom the field names then', () => {
    const bench = new EngineBench([asks('first', 'A'), asked(rule)], { values: { mentor: 'B' } });
    bench.approve('A');
    expect(bench.open).toBe('one:B');
  });

  test('is no one where the field is empty or names somebody who cannot act', () => {
    expect(new EngineBench([asked(rule)]).open).toBe('one:M');
    const gone = new EngineBench([asked(rule, { noAssignee: 'administrator' })], {
      values: { mentor: 'unknown' },
    });
    expect(gone.open).toBe('one:admin');
  });

  test('never decides their own request', () => {
    const people = new Map([['S', person('S')]]);
    const own = new EngineBench([asked(rule)], { values: { mentor: 'S' }, directory: { people } });
    expect(own.open).toBe('one:M');
  });
});

describe('a position', () => {
  test('asks all who hold it', () => {
    const bench = new EngineBench([asked({ kind: 'position', ids: ['cashier'] })]);
    expect(bench.open).toBe('one:GH');
  });

  test('goes by the policy where it is vacant', () => {
    const vacant: AssigneeRule = { kind: 'position', ids: ['vacant'] };
    expect(new EngineBench([asked(vacant, { noAssignee: 'administrator' })]).open).toBe(
      'one:admin',
    );
  });
});

describe('a role that is asked by range', () => {
  const partner: AssigneeRule = { kind: 'role', ids: ['partner'], inRange: true };
  const roles = new Map([['partner', [person('A'), person('R')]]]);

  test('asks those whose range has the department, and everyone without the limit', () => {
    expect(new EngineBench([asked(partner)], { directory: { roles } }).open).toBe('one:R');
    const all: AssigneeRule = { kind: 'role', ids: ['partner'] };
    expect(new EngineBench([asked(all)], { directory: { roles } }).open).toBe('one:AR');
  });

  test('goes by the policy where no range has it', () => {
    const directory = { roles, rolesInRange: new Map([['partner', []]]) };
    const bench = new EngineBench([asked(partner, { noAssignee: 'administrator' })], { directory });
    expect(bench.open).toBe('one:admin');
  });
});

describe('a post that is searched upward', () => {
  const partner: AssigneeRule = { kind: 'post', ids: ['partner'], upward: true };
  const held = (...levels: string[]) => ({
    directory: {
      upward: new Map([['partner', levels.map((level) => level.split('').map(person))]]),
    },
  });

  test('asks those of the nearest organisation that has one', () => {
    expect(new EngineBench([asked(partner)]).open).toBe('one:E');
    expect(new EngineBench([asked(partner)], held('', '', 'GH')).open).toBe('one:GH');
    expect(new EngineBench([asked(partner)], held('AB', 'C')).open).toBe('one:AB');
  });

  test('takes the nearest of several posts, and every one of that organisation', () => {
    const both: AssigneeRule = { kind: 'position', ids: ['partner', 'other'], upward: true };
    const upward = new Map([
      ['partner', [[], [], [person('A')]]],
      ['other', [[], [person('B')], []]],
    ]);
    expect(new EngineBench([asked(both)], { directory: { upward } }).open).toBe('one:B');
  });

  test('goes on upward where the applicant or the person it is about holds it', () => {
    expect(new EngineBench([asked(partner)], held('S', 'AB')).open).toBe('one:AB');
    expect(new EngineBench([asked(partner)], held('S', 'S', 'C')).open).toBe('one:C');
    const about = { ...held('X', '', 'C'), subject: person('X') };
    expect(new EngineBench([asked(partner)], about).open).toBe('one:C');
  });

  test('leaves the applicant to the others of the organisation where the step drops them', () => {
    const drop = { own: 'drop' as const };
    expect(new EngineBench([asked(partner, drop)], held('SA', 'B')).open).toBe('one:A');
  });

  test('ends at the top, and goes by the policy', () => {
    const vacant: AssigneeRule = { kind: 'post', ids: ['vacant'], upward: true };
    expect(new EngineBench([asked(vacant)]).open).toBe('one:M');
    expect(new EngineBench([asked(vacant, { noAssignee: 'administrator' })]).open).toBe(
      'one:admin',
    );
    expect(new EngineBench([asked(partner)], held('S')).open).toBe('one:M');
    const dropped = { own: 'drop' as const, noAssignee: 'administrator' as const };
    expect(new EngineBench([asked(partner, dropped)], held('S', 'A')).open).toBe('one:admin');
    expect(new EngineBench([asked(partner)], held()).open).toBe('one:M');
  });
});

describe('superiors in a row', () => {
  /** Everybody who is asked, in their order. */
  function order(rule: AssigneeRule, more: ConstructorParameters<typeof EngineBench>[1] = {}) {
    const bench = new EngineBench([asked(rule)], more);
    const names: string[] = [];
    for (let open = bench.open; open !== ''; open = bench.open) {
      expect(open).toHaveLength('one:X'.length);
      names.push(open.slice(-1));
      bench.approve(open.slice(-1));
    }
    expect(bench.state.status).toBe('approved');
    return names.join('');
  }

  test('asks leaders one after the other, up to a level', () => {
    expect(order({ kind: 'leaders', level: 2 })).toBe('LO');
    expect(order({ kind: 'leaders', level: 9 })).toBe('LOP');
  });

  test('leaves out vacancies and the applicant', () => {
    const leaders = [person('S'), null, person('P')];
    expect(order({ kind: 'leaders', level: 3 }, { directory: { leaders } })).toBe('P');
  });

  test('goes to the next higher leader where the row finds no one', () => {
    const leaders = [person('S'), person('O')];
    expect(order({ kind: 'leaders', level: 1 }, { directory: { leaders } })).toBe('O');
  });

  test('ends with a named head on the way', () => {
    const directory = { managers: chain };
    expect(order({ kind: 'managers', level: 9, until: 'N' }, { directory })).toBe('MN');
    expect(order({ kind: 'leaders', level: 9, until: 'O' })).toBe('LO');
  });

  test('goes by its levels where the head is further up, or is not on the way', () => {
    const directory = { managers: chain };
    expect(order({ kind: 'managers', level: 1, until: 'N' }, { directory })).toBe('M');
    expect(order({ kind: 'managers', level: 2, until: 'X' }, { directory })).toBe('MN');
  });

  test('26: asks as many as there are, and goes on', () => {
    const bench = new EngineBench([asked({ kind: 'managers', level: 3 }), asks('two', 'A')]);
    bench.approve('M');
    bench.approve('N');
    expect(bench.open).toBe('two:A');
  });

  test('is refused by the first no', () => {
    const bench = new EngineBench([asked({ kind: 'leaders', level: 3 })]);
    bench.approve('L');
    bench.reject('O');
    expect([bench.state.status, bench.open]).toEqual(['rejected', '']);
  });
});

describe('a named person where no one is found', () => {
  const empty: AssigneeRule = { kind: 'role', ids: ['empty'] };

  test('decides, and the step says that no one was found', () => {
    const bench = new EngineBench([asked(empty, { noAssignee: 'person', fallback: 'B' })]);
    expect(bench.open).toBe('one:B');
    expect(bench.state.nodes.one?.note).toBe('noAssignee');
  });

  test('is an administrator where that person is the applicant, the one it is about, or gone', () => {
    const people = new Map([['S', person('S')]]);
    const own = asked(empty, { noAssignee: 'person', fallback: 'S' });
    expect(new EngineBench([own], { directory: { people } }).open).toBe('one:admin');
    const about = asked(empty, { noAssignee: 'person', fallback: 'X' });
    expect(new EngineBench([about], { subject: person('X') }).open).toBe('one:admin');
    const gone = asked(empty, { noAssignee: 'person', fallback: 'unknown' });
    expect(new EngineBench([gone]).open).toBe('one:admin');
  });
});

describe('an overdue task', () => {
  test('passes by the rule, which is no decision of its person', () => {
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'A', { again: 'any' })]);
    expect(bench.expire('A', 'approve')).toBe('ok');
    expect(bench.state.tasks[0]).toMatchObject({ state: 'approved', reason: 'overdue' });
    // Who has said nothing before is asked again.
    expect(bench.open).toBe('two:A');
    expect(bench.takeBack('A', 'A', 'one')).toBe('notYourTask');
  });

  test('counts as one of several', () => {
    const all = new EngineBench([asks('one', 'AB', { several: 'and' })]);
    all.expire('A', 'approve');
    expect(all.open).toBe('one:B');
    all.expire('B', 'approve');
    expect(all.state.status).toBe('approved');
    const any = new EngineBench([asks('one', 'AB'), asks('two', 'C')]);
    any.expire('A', 'approve');
    expect([any.open, any.approve('B')]).toEqual(['two:C', 'taskTaken']);
  });

  test('is rejected by the rule, as the step says of a rejection', () => {
    const bench = new EngineBench([asks('one', 'A')]);
    bench.expire('A', 'reject');
    expect(bench.state.status).toBe('rejected');
    const back = new EngineBench([asks('one', 'A', { refuse: 'start' })]);
    back.expire('A', 'reject');
    expect(back.state.status).toBe('returned');
  });

  test('50: is left alone once it was decided, and is dealt with once', () => {
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'B')]);
    bench.approve('A');
    expect(bench.expire('A', 'reject')).toBe('taskNotOpen');
    expect(bench.expire('B', 'approve')).toBe('ok');
    expect(bench.expire('B', 'approve')).toBe('instanceEnded');
  });

  test('of a step that only completes is not rejected', () => {
    const bench = new EngineBench([asks('one', 'A', { kind: 'handle' })]);
    expect(bench.expire('A', 'reject')).toBe('targetNotAllowed');
    expect(bench.open).toBe('one:A');
  });

  test('that was given away says so', () => {
    const bench = new EngineBench([asks('one', 'A')]);
    const { id: task } = bench.task('A');
    bench.do({ kind: 'reassign', task, to: person('B'), overdue: true });
    expect(bench.task('A')).toMatchObject({ state: 'transferred', reason: 'overdue' });
    expect([bench.task('B').reason, bench.open]).toEqual([null, 'one:B']);
  });
});

describe('a rejection that sends back', () => {
  const back = { refuse: 'node', refuseTo: 'one' } as const;

  test('asks every step from there again in a new round, and the request goes on', () => {
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'B'), asks('three', 'C', back)]);
    bench.approve('A');
    bench.approve('B');
    bench.reject('C');
    expect([bench.state.status, bench.state.round, bench.open]).toEqual(['running', 2, 'one:A']);
    expect(bench.effects[0]).toEqual({ kind: 'rejectedTo', node: 'one' });
    for (const name of 'ABC') bench.approve(name);
    expect(bench.state.status).toBe('approved');
  });

  test('closes what others of the step had open', () => {
    const bench = new EngineBench([
      asks('one', 'A'),
      asks('two', 'BC', { several: 'and', ...back }),
    ]);
    bench.approve('A');
    bench.reject('B');
    expect([bench.open, bench.task('C').state]).toEqual(['one:A', 'closed']);
  });

  test('goes to the applicant where the step asked no one in this passage', () => {
    const skipped = stepOf({
      id: 'one',
      name: 'one',
      who: [{ kind: 'role', ids: ['empty'] }],
      noAssignee: 'pass',
    });
    const bench = new EngineBench([skipped, asks('two', 'B', back)]);
    bench.reject('B');
    expect(bench.state.status).toBe('returned');
  });

  test('leaves a request approved while it is asked about revoking it', () => {
    const revoke = { days: 31, by: 'route' } as const;
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'B', back)], { revoke });
    bench.approve('A');
    bench.approve('B');
    bench.do({ kind: 'revoke' });
    bench.approve('A');
    bench.reject('B');
    expect(bench.state.status).toBe('approved');
  });
});
