import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf } from './resume-facts.ts';

const chinese = `林见深
性别:女 年龄:28 婚姻状况:已婚
手机:138 0013 8000 | 邮箱:lin.js@example.com
教育背景
2014.09 - 2018.06 浙江大学 计算机科学与技术 本科
2018.09 - 2021.03 上海交通大学 软件工程 硕士
工作经历
2021.04 - 至今 明河软件有限公司 高级后端工程师
负责订单平台的设计,吞吐量提高三倍
2019.07 - 2019.09 海港物流集团 实习工程师
专业技能
Java、Go、PostgreSQL、Kubernetes
自我评价
认真负责`;

const english = `Olivia Hart
Mobile: +44 7700 900123 · olivia.hart@example.co.uk
EXPERIENCE
Senior Analyst at Northgate Holdings, Jan 2019 - Present
Northgate Data Ltd | Analyst | 2016 - 2018
EDUCATION
University of Leeds, BSc Mathematics, 2012 - 2015
SKILLS
Python, SQL, Tableau`;

test('a Chinese résumé', () => {
  const facts = factsOf(chinese);
  expect(facts).toMatchObject({
    name: { value: '林见深' },
    phone: { value: '13800138000', line: expect.stringContaining('138 0013') },
    email: { value: 'lin.js@example.com' },
    education: { value: 'master' },
    skills: { value: 'Java, Go, PostgreSQL, Kubernetes' },
  });
  expect(facts.schools.map(({ values }) => values)).toEqual([
    { school: '浙江大学', major: '计算机科学与技术', degree: '本科' },
    { school: '上海交通大学', major: '软件工程', degree: '硕士' },
  ]);
  expect(facts.jobs.map(({ values }) => values)).toEqual([
    { employer: '明河软件有限公司', post: '高级后端工程师', from: '2021.04', until: '至今' },
    { employer: '海港物流集团', post: '实习工程师', from: '2019.07', until: '2019.09' },
  ]);
});

test('an English résumé', () => {
  const facts = factsOf(english);
  expect(facts).toMatchObject({
    name: { value: 'Olivia Hart' },
    phone: { value: '+447700900123' },
    email: { value: 'olivia.hart@example.co.uk' },
    education: { value: 'bachelor' },
    skills: { value: 'Python, SQL, Tableau' },
  });
  expect(facts.schools.map(({ values }) => values)).toEqual([
    { school: 'University of Leeds', major: 'Mathematics', degree: 'BSc' },
  ]);
  expect(facts.jobs.map(({ values }) => values)).toEqual([
    { employer: 'Northgate Holdings', post: 'Senior Analyst', from: 'Jan 2019', until: 'Present' },
    { employer: 'Northgate Data Ltd', post: 'Analyst', from: '2016', until: '2018' },
  ]);
});

test('labels win over the first line, and a heading is no name', () => {
  expect(factsOf('个人简历\n姓 名:欧阳若溪\n电话:15900001111').name?.value).toBe('欧阳若溪');
  expect(factsOf('Curriculum Vitae\nName: Jonas Weber').name?.value).toBe('Jonas Weber');
  expect(factsOf('个人简历\n求职意向:会计').name).toBeNull();
});

test('what a résumé does not say is not proposed', () => {
  const facts = factsOf('会议纪要\n讨论了第三季度的预算。');
  expect(facts).toEqual({
    name: null,
    phone: null,
    email: null,
    education: null,
    skills: null,
    schools: [],
    jobs: [],
  });
});

describe('nothing is invented', () => {
  const plain = (text: string) => text.replaceAll(/[\s()-]/g, '');
  const isIn = (text: string, value: string | null) =>
    value === null || plain(text).includes(plain(value));

  test('gender, age and marriage are never read out', () => {
    expect(
      JSON.stringify(
        Object.values(factsOf(chinese)).map((fact) => fact && 'value' in fact && fact.value),
      ),
    ).not.toMatch(/女|28|已婚/);
  });

  test('every value is in the text, whatever the text is', () => {
    const piece = fc.constantFrom(
      ...chinese.split(/(?<=[ \n|、])/),
      ...english.split(/(?<=[ \n|,])/),
      '\n',
      '::',
      '2020 - 2021 ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('').normalize('NFKC');
        const { name, phone, email, skills, schools, jobs } = factsOf(text);
        for (const fact of [name, phone, email]) expect(isIn(text, fact?.value ?? null)).toBe(true);
        for (const skill of skills?.value.split(', ') ?? []) expect(isIn(text, skill)).toBe(true);
        for (const { values } of [...schools, ...jobs])
          for (const value of Object.values(values)) expect(isIn(text, value)).toBe(true);
      }),
    );
  });

  // Its limit of time is what fails it: a search that goes back over the line would take minutes.
  test.each(['a ', '1', '大学', 'University ', '(((', '2020 - ', 'A.', '@a.'])(
    'a long line of a hostile file is read to its end: %s',
    (part) => {
      expect(factsOf(part.repeat(20_000)).skills).toBeNull();
    },
  );
});
