/** The numbered cases of counting: each figure is counted by hand here. */
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import type { Figures } from '#bridge/calls/prism/query.ts';
import { eachDemo } from '../../support/demo-gateway.ts';
import {
  addGoldenPeople,
  type GoldenOrgans,
  type GoldenPerson,
} from '../../support/golden-people.ts';

type Query = RequestOf<typeof calls.queryFigures>;

const shown = (cell: Figures['rows'][number]['cells'][number] | undefined): string =>
  cell === undefined ? 'missing' : 'v' in cell ? cell.v : cell.is;

/** People of one organisation, so many alike. */
const many = (count: number, one: GoldenPerson): GoldenPerson[] =>
  Array.from({ length: count }, () => one);

const year = { kind: 'span' as const, from: '2024-01-01', to: '2024-12-31' };

const flows = ['opening', 'joined', 'left', 'moved', 'closing'];

eachDemo('figures counted by hand', (current) => {
  let organs: GoldenOrgans = new Map();

  beforeAll(async () => {
    const names = ['days', 'again', 'sent', 'took', 'rates', 'few', 'none', 'ages'];
    organs = await addGoldenPeople(
      current(),
      [
        ...names.map((name) => ({ name })),
        { name: 'old home' },
        { name: 'new home' },
        { name: 'mover', below: 'old home', moves: [['2024-07-01', 'new home']] },
        { name: 'random A' },
        { name: 'random B' },
        { name: 'random C' },
      ],
      [
        { organ: 'days', joined: '2024-03-10' },
        { organ: 'days', joined: '2020-01-01', left: '2024-03-10' },
        { organ: 'days', joined: '2024-03-12', left: '2024-03-12' },
        { organ: 'again', joined: '2021-01-01', left: '2024-06-01', name: 'Golden again' },
        { organ: 'again', joined: '2024-06-01', name: 'Golden again' },
        { organ: 'sent', joined: '2022-01-01', moves: [['2024-05-01', 'took']] },
        // 100 at the start, 20 of them and of 30 joiners leave: 15 of the first.
        ...many(85, { organ: 'rates', joined: '2020-01-01' }),
        ...many(15, { organ: 'rates', joined: '2020-01-01', left: '2024-06-15' }),
        ...many(25, { organ: 'rates', joined: '2024-04-01' }),
        ...many(5, { organ: 'rates', joined: '2024-04-01', left: '2024-09-01' }),
        { organ: 'few', joined: '2020-01-01' },
        { organ: 'few', joined: '2020-01-01', left: '2024-06-15' },
        { organ: 'mover', joined: '2020-01-01' },
        { organ: 'ages', joined: '2020-01-01', born: '2000-06-15' },
        { organ: 'ages', joined: '2020-01-01', born: '2000-02-29' },
        { organ: 'ages', joined: '2020-01-01', born: null },
        ...randomPeople(500),
      ],
    );
  });

  const idOf = (name: string): string => organs.get(name) ?? name;

  const ask = (asked: Partial<Query> & Pick<Query, 'subject' | 'measures'>, organ?: string) =>
    current().ask('admin', calls.queryFigures, {
      by: [],
      period: year,
      ...asked,
      where: organ === undefined ? [] : [{ dimension: 'organ', is: 'in', values: [idOf(organ)] }],
    });

  const one = async (
    subject: string,
    measures: string[],
    organ: string,
    period: Query['period'] = year,
  ): Promise<string[]> =>
    ((await ask({ subject, measures, period }, organ)).rows[0]?.cells ?? []).map(shown);

  const on = (day: string) => ({ kind: 'day' as const, day });

  test('case 1: on the joining day one counts, on the leaving day not', async () => {
    expect(await one('headcount', ['headCount'], 'days', on('2024-03-09'))).toEqual(['1']);
    expect(await one('headcount', ['headCount'], 'days', on('2024-03-10'))).toEqual(['1']);
    expect(await one('headcount', ['headCount'], 'days', on('2024-03-11'))).toEqual(['1']);
  });

  test('case 2: who joins and leaves on one day is a joiner and a leaver, and never counts', async () => {
    const day = { kind: 'span' as const, from: '2024-03-12', to: '2024-03-12' };
    expect(await one('movement', flows, 'days', day)).toEqual(['1', '1', '1', '0', '1']);
    expect(await one('headcount', ['headCount'], 'days', on('2024-03-12'))).toEqual(['1']);
    expect(await one('movement', flows, 'days')).toEqual(['1', '2', '2', '0', '1']);
  });

  test('case 3: who comes back the next day left once, joined once, and leaves no gap', async () => {
    expect(await one('movement', flows, 'again')).toEqual(['1', '1', '1', '0', '1']);
    for (const day of ['2024-05-31', '2024-06-01', '2024-06-02'])
      expect(await one('headcount', ['headCount'], 'again', on(day)), day).toEqual(['1']);
  });

  test('case 4: a transfer is no turnover, and the closing follows from the flows for 500 histories', async () => {
    expect(await one('movement', [...flows, 'turnover'], 'sent')).toEqual([
      '1',
      '0',
      '0',
      '-1',
      '0',
      '0',
    ]);
    expect(await one('movement', flows, 'took')).toEqual(['0', '0', '0', '1', '1']);
    for (const organ of ['random A', 'random B', 'random C']) {
      const months = await ask({ subject: 'movement', measures: flows, by: ['month'] }, organ);
      expect(months.rows).toHaveLength(12);
      let before: number | undefined;
      for (const { cells } of [...months.rows, ...months.totals]) {
        const [opening = 0, joined = 0, left = 0, moved = 0, closing = 0] = cells.map((cell) =>
          Number(shown(cell)),
        );
        expect(closing).toBe(opening + joined - left + moved);
        if (before !== undefined && cells !== months.totals[0]?.cells) expect(opening).toBe(before);
        before = closing;
      }
    }
  });

  test('cases 5 and 6: turnover of a year has the head-counts of its ends, by the mean and by all exposed', async () => {
    const measures = ['opening', 'closing', 'joined', 'left', 'turnover', 'turnoverExposed'];
    const figures = ['100', '110', '30', '20', '19', '15.4'];
    expect(await one('movement', measures, 'rates')).toEqual(figures);
    const months = await ask({ subject: 'movement', measures, by: ['month'] }, 'rates');
    expect(months.totals.at(-1)?.cells.map(shown)).toEqual(figures);
  });

  test('case 5: by the opening only those of it count, and by person-days every day of everybody', async () => {
    const measures = ['turnoverOpening', 'retention', 'averageHeadCount', 'turnoverDaily'];
    // 85 x 366 days, 15 x 166, 25 x 275 and 5 x 153 are 41,240 of 366.
    const year = ['15', '85', '112.7', '17.7'];
    expect(await one('movement', measures, 'rates')).toEqual(year);
    const months = await ask({ subject: 'movement', measures, by: ['month'] }, 'rates');
    expect(months.totals.at(-1)?.cells.map(shown)).toEqual(year);
    // In June 15 of 130 leave, and on 16 of its 30 days there are as many fewer.
    expect(months.rows[5]?.cells.map(shown)).toEqual(['11.5', '88.5', '122', '12.3']);
    // In September 5 of 115 leave on the first day.
    expect(months.rows[8]?.cells.map(shown)).toEqual(['4.3', '95.7', '110', '4.5']);
    expect(await one('movement', measures, 'none')).toEqual(['none', 'none', '0', 'none']);
  });

  test('case 7: of no people there is no rate', async () => {
    expect(await one('movement', ['turnover', 'turnoverExposed', 'left'], 'none')).toEqual([
      'none',
      'none',
      '0',
    ]);
    expect(await one('headcount', ['femaleShare'], 'none', on('2024-05-05'))).toEqual(['none']);
  });

  test('case 8: the rate of two organisations is made of both, not of their rates', async () => {
    const both = await current().ask('admin', calls.queryFigures, {
      subject: 'movement',
      measures: ['turnoverExposed', 'left', 'closing'],
      by: ['organ'],
      period: year,
      where: [],
    });
    const row = (name: string) => both.rows.find(({ keys }) => keys[0]?.value === idOf(name));
    expect(row('rates')?.cells.map(shown)).toEqual(['15.4', '20', '110']);
    expect(row('few')?.cells.map(shown)).toEqual(['50', '1', '1']);
    const [rate, left, closing] = (both.totals.at(-1)?.cells ?? []).map((cell) =>
      Number(shown(cell)),
    );
    expect(rate).toBeCloseTo(((left ?? 0) / ((left ?? 0) + (closing ?? 0))) * 100, 1);
  });

  test('case 9: head-count over three months is that of the last', async () => {
    const months = await ask(
      {
        subject: 'headcount',
        measures: ['headCount'],
        by: ['month'],
        period: { kind: 'span', from: '2024-03-01', to: '2024-05-31' },
      },
      'rates',
    );
    expect(months.rows.map(({ cells }) => shown(cells[0]))).toEqual(['100', '130', '130']);
    expect(shown(months.totals[0]?.cells[0])).toBe('130');
  });

  test('case 11: people with several contracts and degrees count once', async () => {
    const heads = await ask({
      subject: 'headcount',
      measures: ['headCount'],
      period: { kind: 'today' },
    });
    const { total } = await current().ask('admin', calls.headCountByOrgan, {});
    expect(shown(heads.rows[0]?.cells[0])).toBe(String(total));
  });

  test('case 12: an organisation that moved is where the tree of the day has it', async () => {
    const counts = async (day: string) => [
      ...(await one('headcount', ['headCount'], 'old home', on(day))),
      ...(await one('headcount', ['headCount'], 'new home', on(day))),
    ];
    expect(await counts('2024-06-30')).toEqual(['1', '0']);
    expect(await counts('2024-07-01')).toEqual(['0', '1']);
    // The past of a span that ends after the move is that of the new tree.
    expect(await one('movement', ['opening'], 'new home')).toEqual(['1']);
  });

  test('case 13: a birthday counts on its day, 29 February on the 28th, and no birth date not at all', async () => {
    const age = (day: string) => one('headcount', ['meanAge'], 'ages', on(day));
    // Born 2000-06-15 and 2000-02-29; the third has no birth date.
    expect(await age('2023-02-27')).toEqual(['22']);
    expect(await age('2023-02-28')).toEqual(['22.5']);
    expect(await age('2024-02-28')).toEqual(['23']);
    expect(await age('2024-02-29')).toEqual(['23.5']);
    expect(await age('2023-06-14')).toEqual(['22.5']);
    expect(await age('2023-06-15')).toEqual(['23']);
    const bands = await ask(
      { subject: 'headcount', measures: ['headCount'], by: ['ageBand'], period: on('2025-02-28') },
      'ages',
    );
    expect(bands.rows.map(({ keys, cells }) => [keys[0]?.value, shown(cells[0])])).toEqual([
      ['00', '1'],
      ['01', '1'],
      [null, '1'],
    ]);
  });

  test('case 30: a question asked twice, and in another order of its parts, has one digest', async () => {
    const where = [{ dimension: 'gender', is: 'in' as const, values: ['F'] }];
    const one_ = await current().ask('admin', calls.queryFigures, {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['grade'],
      period: on('2024-05-05'),
      where,
    });
    const two = await current().ask('admin', calls.queryFigures, {
      where,
      period: on('2024-05-05'),
      by: ['grade'],
      measures: ['headCount'],
      subject: 'headcount',
    });
    expect(two.digest).toBe(one_.digest);
  });

  test('case 50: every subject, dimension and measure has words and a definition in both languages', async () => {
    const { bindings } = await import('#gateway/services/subjects.ts');
    const missing: string[] = [];
    const check = (name: string, words: Readonly<Record<string, string>>) => {
      const { 'zh-CN': chinese = '', en: english = '' } = words;
      if (!/[\u4e00-\u9fff]/.test(chinese) || !/^[ -~–—−÷×≤≥’“”]+$/.test(english))
        missing.push(name);
    };
    for (const { subject } of bindings.values()) {
      check(subject.name, subject.words);
      for (const [name, { words }] of Object.entries(subject.dimensions))
        check(`${subject.name}.${name}`, words);
      for (const [name, { words, definition }] of Object.entries(subject.measures)) {
        check(`${subject.name}.${name}`, words);
        check(`${subject.name}.${name} definition`, definition);
      }
    }
    expect(missing).toEqual([]);
  });
});

/** Histories of joining, moving and leaving, the same in every run. */
function randomPeople(count: number): GoldenPerson[] {
  let seed = 11;
  const below = (limit: number): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % limit;
  };
  const dayAt = (offset: number): string =>
    new Date(Date.UTC(2023, 6, 1) + offset * 86_400_000).toISOString().slice(0, 10);
  const organ = (): string => `random ${'ABC'[below(3)]}`;
  return Array.from({ length: count }, () => {
    const joined = below(500);
    const moves: [string, string][] = [];
    let last = joined;
    for (let move = below(4); move > 0; move -= 1) {
      last += 1 + below(120);
      moves.push([dayAt(last), organ()]);
    }
    const left = below(3) === 0 ? { left: dayAt(last + below(200)) } : {};
    return { organ: organ(), joined: dayAt(joined), moves, ...left };
  });
}
