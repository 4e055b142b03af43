import { expect, test } from 'vitest';
import { type LetterFacts, writeLetter } from './letter-text.ts';

const facts: LetterFacts = {
  candidate: '林见深',
  company: '海港',
  organ: '平台部',
  position: '工程师',
  manager: '李慕白',
  place: '上海',
  entryOn: '2027-01-04',
  validUntil: '2026-12-10',
  contractMonths: 36,
  probationMonths: 0,
  basePay: '17600.00',
  positionPay: null,
  performancePay: '1234567890.10',
  allowance: '650.50',
  payMonths: '13.0',
  benefits: null,
  body: '{姓名}: {pay}',
};

test('writes amounts with a comma after every third digit, and salaries a year without a needless zero', () => {
  const { body, terms } = writeLetter('en', facts);
  expect(body).toBe(
    '林见深: Base pay CNY 17,600.00 a month before tax, Performance pay CNY 1,234,567,890.10 a month before tax, Allowance CNY 650.50 a month before tax',
  );
  const values = new Map(terms.map(({ term, value }) => [term, value]));
  expect(values.get('Base pay')).toBe('CNY 17,600.00 a month before tax');
  expect(values.get('Salaries a year')).toBe('13');
  expect(values.get('Probation')).toBe('None');
  const half = writeLetter('zh-CN', { ...facts, payMonths: '13.5' }).terms;
  expect(half).toContainEqual({ term: '年发薪月数', value: '13.5' });
  expect(half).toContainEqual({ term: '基本工资', value: '17,600.00 元/月（税前）' });
});
