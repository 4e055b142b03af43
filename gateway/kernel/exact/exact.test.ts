import { describe, expect, it } from 'vitest';
import { exact, fen, rounded, shareOf, split, total, yuan, yuanText } from './money.ts';
import { compare, divide, multiply, NotANumberError, ratio, subtract, sum } from './ratio.ts';
import { decimalText, round, shortText } from './rounding.ts';

describe('an exact number', () => {
  it('keeps what a floating-point number loses', () => {
    expect(yuanText(shareOf(yuan('36921.00'), '0.5'))).toBe('184.61');
  });

  it('divides without loss', () => {
    const third = divide(ratio(1), ratio(3));
    expect(compare(multiply(third, ratio(3)), ratio(1))).toBe(0);
  });

  it('stays exact when it is reduced on the way', () => {
    const many = Array.from({ length: 60 }, (_, at) => divide(ratio(1), ratio(at + 1)));
    expect(compare(subtract(sum(many), sum(many.toReversed())), ratio(0))).toBe(0);
  });

  it.each(['', '1e3', '1,000', '0x10', ' 1', '1.'])('refuses %j', (text) => {
    expect(() => ratio(text)).toThrow(NotANumberError);
  });

  it('refuses parts of a whole number given as a number', () => {
    expect(() => ratio(0.5)).toThrow(NotANumberError);
  });
});

describe('a rounding', () => {
  it.each([
    ['0.005', 'half-up', '0.01'],
    ['-0.005', 'half-up', '-0.01'],
    ['0.005', 'half-even', '0.00'],
    ['0.015', 'half-even', '0.02'],
    ['0.001', 'up', '0.01'],
    ['-0.009', 'down', '0.00'],
  ] as const)('takes %s %s to %s', (value, mode, expected) => {
    expect(decimalText(round(ratio(value), { unit: '0.01', mode }), 2)).toBe(expected);
  });

  it('goes to tenths and to whole yuan', () => {
    expect(yuanText(rounded(ratio('641.21'), { unit: '0.10', mode: 'up' }))).toBe('641.30');
    expect(yuanText(rounded(ratio('1522.50'), { unit: '1', mode: 'half-up' }))).toBe('1523.00');
  });

  it('writes short texts without zeros at the end', () => {
    expect([shortText(ratio('1.50')), shortText(ratio('15.00')), shortText(ratio('100'))]).toEqual([
      '1.5',
      '15',
      '100',
    ]);
  });
});

describe('a split', () => {
  const shares = ['10', '10', '11'].map(ratio);

  it('sums to the whole, the largest remainder first', () => {
    expect(split(yuan('10000.00'), shares).map(yuanText)).toEqual([
      '3225.81',
      '3225.80',
      '3548.39',
    ]);
  });

  it('mirrors a negative amount', () => {
    expect(split(yuan('-0.05'), shares)).toEqual(
      split(yuan('0.05'), shares).map((part) => fen(-part)),
    );
  });

  it('sums to the whole for any amount', () => {
    for (let count = 0; count < 200; count += 1) {
      expect(total(split(fen(count), ['0.2', '1', '3.7'].map(ratio)))).toBe(fen(count));
    }
  });
});

it('money reads yuan without parts of a fen', () => {
  expect(compare(exact(yuan('12.30')), ratio('12.3'))).toBe(0);
  expect(() => yuan('0.001')).toThrow(RangeError);
});
