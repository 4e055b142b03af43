/** The numbered cases of what figures may tell of few people, and to whom. */
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { reportFunctions } from '#bridge/calls/prism/functions.ts';
import type { Figures } from '#bridge/calls/prism/query.ts';
import { eachDemo } from '../../support/demo-gateway.ts';
import {
  addGoldenPeople,
  type GoldenOrgans,
  type GoldenPerson,
} from '../../support/golden-people.ts';
import { signInWithRole } from '../../support/role-holder.ts';
import type { ShellClient } from '../../support/shell-client.ts';

type Query = RequestOf<typeof calls.queryFigures>;

const shown = (cell: Figures['rows'][number]['cells'][number] | undefined): string =>
  cell === undefined ? 'missing' : 'v' in cell ? cell.v : cell.is;

const many = (count: number, one: GoldenPerson): GoldenPerson[] =>
  Array.from({ length: count }, () => one);

const figures = [
  reportFunctions.reports,
  reportFunctions['figures.headcount'],
  reportFunctions['figures.movement'],
];

const few = 'prism.tooFewDiffer';

const day = { kind: 'day' as const, day: '2024-05-05' };

eachDemo('figures of few people', (current) => {
  let organs: GoldenOrgans = new Map();
  /** Sees figures of `head` and below, and no birth dates. */
  let head: ShellClient;
  const idOf = (name: string): string => organs.get(name) ?? name;

  beforeAll(async () => {
    const here = { joined: '2020-01-01' };
    organs = await addGoldenPeople(
      current(),
      [
        { name: 'head' },
        { name: 'four', below: 'head' },
        { name: 'five', below: 'head' },
        { name: 'nine', below: 'head' },
        { name: 'team' },
        { name: 'left' },
      ],
      [
        ...many(4, { ...here, organ: 'four' }),
        ...many(5, { ...here, organ: 'five', gender: 'M' }),
        ...many(9, { ...here, organ: 'nine' }),
        { ...here, organ: 'nine', gender: 'M' },
        // Six, of whom two conditions leave out eight and nine of the fifteen.
        ...many(6, { ...here, organ: 'team', type: 'part-time', gender: 'F' }),
        ...many(1, { ...here, organ: 'team', type: 'part-time', gender: 'M' }),
        ...many(8, { ...here, organ: 'team', type: 'intern', gender: 'M' }),
        ...many(6, { ...here, organ: 'left', left: '2024-03-03', reason: 'resignation' }),
        ...many(2, { ...here, organ: 'left', left: '2024-03-03', reason: 'dismissal' }),
        ...many(9, { ...here, organ: 'left' }),
      ],
    );
    head = await holder(['head', 'team', 'left'], figures);
  });

  const holder = (
    names: readonly string[],
    functions: readonly string[],
    birthDate: 'masked' | 'read' | 'hidden' = 'masked',
  ): Promise<ShellClient> =>
    signInWithRole(current(), {
      range: 'custom',
      organIds: names.map(idOf),
      functions: [...functions],
      fields: [{ bizType: 'employee', field: 'birthDate', right: birthDate }],
    });

  const asking = (
    asked: Partial<Query> & { readonly organ?: string; readonly where?: Query['where'] },
  ): Query => {
    const { organ, where = [], ...rest } = asked;
    const inOrgan =
      organ === undefined ? [] : [{ dimension: 'organ', is: 'in' as const, values: [idOf(organ)] }];
    return {
      subject: 'headcount',
      measures: ['meanAge', 'headCount'],
      by: [],
      period: day,
      ...rest,
      where: [...inOrgan, ...where],
    };
  };

  const ask = async (client: ShellClient, asked: Parameters<typeof asking>[0]) => {
    const { answer, code } = await client.call(calls.queryFigures, asking(asked));
    return { code, figures: answer.result };
  };

  const is = (dimension: string, ...values: string[]) => ({
    dimension,
    is: 'in' as const,
    values,
  });

  test('cases 17, 18 and 23: a mean of four people is hidden with the next smallest, and shown to who may read them', async () => {
    const asked = { by: ['organ'], organ: 'head' };
    const own = (await ask(head, asked)).figures;
    const cells = new Map(
      own?.rows.map(({ keys, cells: all }) => [keys[0]?.value, all.map(shown)] as const),
    );
    expect(cells.get(idOf('four'))).toEqual(['hidden', '4']);
    expect(cells.get(idOf('five'))).toEqual(['hidden', '5']);
    expect(cells.get(idOf('nine'))).toEqual(['34', '10']);
    expect(own?.totals.at(-1)?.cells.map(shown)).toEqual(['34', '19']);
    const reader = await holder(['head'], figures, 'read');
    const read = (await ask(reader, asked)).figures;
    expect(read?.hidden).toBe(0);
    expect(
      read?.rows.find(({ keys }) => keys[0]?.value === idOf('four'))?.cells.map(shown),
    ).toEqual(['34', '4']);
  });

  test('case 19: a condition that leaves out one person of the reach is refused', async () => {
    expect((await ask(head, { organ: 'nine', where: [is('gender', 'F')] })).code).toBe(few);
    const open = await ask(head, {
      organ: 'nine',
      measures: ['headCount'],
      where: [is('gender', 'F')],
    });
    expect(shown(open.figures?.rows[0]?.cells[0])).toBe('9');
  });

  test('case 20: people who differ by one from those of an earlier question are refused, the same question is not', async () => {
    const client = await holder(['team'], figures);
    const seven = { organ: 'team', where: [is('employmentType', 'part-time')] };
    const six = { organ: 'team', where: [is('gender', 'F')] };
    expect((await ask(client, seven)).code).toBe('ok');
    expect((await ask(client, six)).code).toBe(few);
    expect((await ask(client, seven)).code).toBe('ok');
    // Of another day, of an unguarded figure, and for somebody else it is another question.
    const other = { ...six, period: { kind: 'day' as const, day: '2024-05-06' } };
    expect((await ask(client, other)).code).toBe('ok');
    expect((await ask(client, { ...six, measures: ['headCount'] })).code).toBe('ok');
    expect((await ask(await holder(['team'], figures), six)).code).toBe('ok');
    // In one call the second is refused as well.
    const fresh = await holder(['team'], figures);
    const { answer } = await fresh.call(calls.queryManyFigures, {
      queries: [asking(seven), asking(six)],
    });
    expect(answer.result?.map((one) => 'figures' in one)).toEqual([true, false]);
  });

  test('broken down by the reason for leaving, a figure of few leavers is hidden', async () => {
    const asked = {
      subject: 'movement',
      measures: ['left'],
      by: ['reason'],
      organ: 'left',
      period: { kind: 'span' as const, from: '2024-01-01', to: '2024-12-31' },
    };
    const own = (await ask(head, asked)).figures;
    const seen = new Map(
      own?.rows.map(({ keys, cells }) => [keys[0]?.value, shown(cells[0])] as const),
    );
    expect(seen.get('dismissal')).toBe('hidden');
    const reader = await holder(['left'], [...figures, personnelFunctions.changes]);
    const read = (await ask(reader, asked)).figures;
    expect(read?.rows.map(({ keys, cells }) => [keys[0]?.value, shown(cells[0])])).toEqual([
      ['resignation', '6'],
      ['dismissal', '2'],
    ]);
    const narrowed = { ...asked, by: [], where: [is('reason', 'dismissal')] };
    expect(shown((await ask(head, narrowed)).figures?.rows[0]?.cells[0])).toBe('hidden');
  });

  test('case 24: what is hidden is in no sheet, no order, no top and no comparison', async () => {
    const asked = { measures: ['meanAge'], by: ['organ'], organ: 'head' };
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes } = await head.call(calls.exportFigures, {
        query: asking(asked),
        title: 'Ages',
        format,
      });
      if (format === 'csv') {
        const lines = bytes.toString().split('\r\n');
        expect(lines).toContain('four,Too few people');
        expect(lines).toContain('five,Too few people');
      }
    }
    const compared = (await ask(head, { ...asked, compare: 'yearBefore' })).figures;
    const top = (await ask(head, { ...asked, top: 1 })).figures;
    for (const { keys, cells } of compared?.rows ?? [])
      if (keys[0]?.value === idOf('four')) expect(cells).toEqual([{ is: 'hidden' }]);
    expect(top?.rows.map(({ keys }) => keys[0]?.value)).toEqual([idOf('nine')]);
    const { answer } = await head.call(calls.queryManyFigures, {
      queries: [asking(asked), asking({ ...asked, measures: ['headCount', 'meanAge'] })],
    });
    for (const one of answer.result ?? [])
      if ('figures' in one) expect(one.figures.hidden).toBeGreaterThanOrEqual(2);
  });

  test('case 25: the total of a range is that of the range', async () => {
    const own = await ask(await holder(['five'], figures), { measures: ['headCount'] });
    expect(shown(own.figures?.rows[0]?.cells[0])).toBe('5');
    const more = await ask(await holder(['five', 'four'], figures), {
      measures: ['headCount'],
      by: ['organ'],
    });
    expect(shown(more.figures?.totals.at(-1)?.cells[0])).toBe('9');
  });

  test('cases 26 and 27: a field that one of two roles hides refuses its measure, and a role taken away takes its people along', async () => {
    const demo = current();
    const hiding = await holder(['head'], figures, 'hidden');
    const { user } = (await hiding.call(calls.currentSession, {})).answer.result ?? {};
    const asked = { organ: 'head', measures: ['meanAge', 'headCount'] };
    expect((await ask(hiding, asked)).figures?.rows[0]?.cells.map(shown)).toEqual([
      'refused',
      '19',
    ]);
    // A second role that reads it elsewhere does not open it here, and its people do not come beside the others.
    const second = await demo.ask('admin', calls.saveRole, {
      code: `second-${demo.gateway.database.kind}`,
      nameZh: '第二角色',
      nameEn: 'Second role',
      note: '',
      range: 'custom',
      organIds: [idOf('team')],
      functions: figures,
      fields: [{ bizType: 'employee', field: 'birthDate', right: 'read' }],
    });
    const members = {
      roleId: second.roleId,
      add: [user?.id ?? ''],
      remove: [],
      addRules: [],
      removeRules: [],
    };
    await demo.ask('admin', calls.saveRoleMembers, members);
    const wide = { measures: ['meanAge', 'headCount'] };
    expect((await ask(hiding, wide)).figures?.rows[0]?.cells.map(shown)).toEqual(['refused', '34']);
    // Case 27: taken away again, the next answer is the one of before.
    await demo.ask('admin', calls.saveRoleMembers, {
      ...members,
      add: [],
      remove: [user?.id ?? ''],
    });
    const before = (await ask(hiding, wide)).figures;
    expect(before?.rows[0]?.cells.map(shown)).toEqual(['refused', '19']);
  });

  test('case 29: an organisation of another company is not found', async () => {
    const { answer } = await (await current().browser('maple')).call(calls.organTree, {});
    const foreign = answer.result?.[0]?.id ?? '';
    expect(foreign).not.toBe('');
    expect((await ask(head, { organ: foreign })).code).toBe('notFound');
    expect((await ask(await current().browser('admin'), { organ: foreign })).code).toBe('notFound');
  });
});
