import { describe, expect, it } from 'vitest';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import { goalFault } from './goals.ts';
import { quotaBreak, quotasOf } from './quota.ts';
import { finalScore, levelOf, reviewScore } from './score.ts';

const part = (weight: string, score: string | null) => ({
  weight: ratio(weight),
  score: score === null ? null : ratio(score),
});

describe('a final score', () => {
  const parts = [part('60', '4'), part('10', '5'), part('30', null)];

  it('3: weighs what is there when peers are too few', () => {
    expect(finalScore(parts, 'reweigh')).toBe('4.143');
  });

  it('3: is not given where a missing part blocks', () => {
    expect(finalScore(parts, 'block')).toBeNull();
  });

  it('takes goals and questions by the weight of the form', () => {
    const asked = {
      goalWeight: ratio(70),
      goals: [{ id: 'g', weight: ratio(100) }],
      questions: [{ id: 'q', weight: ratio(100) }],
    };
    expect(
      finalScore([{ weight: ratio(100), score: reviewScore(asked, { g: '4', q: '3' }) }], 'block'),
    ).toBe('3.700');
    expect(
      finalScore([{ weight: ratio(100), score: reviewScore(asked, { g: '4' }) }], 'block'),
    ).toBe('4.000');
  });
});

describe('a level', () => {
  const levels = [
    { code: 'A', least: '4.50' },
    { code: 'B', least: '3.50' },
    { code: 'C', least: '0.00' },
  ];

  it.each([
    ['3.4996', 'B'],
    ['3.4994', 'C'],
  ])('5: is that of the rounded score %s', (score, level) => {
    const rounded = finalScore([part('100', score)], 'block') ?? '';
    expect(levelOf(rounded, levels)).toBe(level);
  });
});

describe('quotas', () => {
  const thirds = ['20', '70', '10'];
  const fifths = ['10', '20', '55', '10', '5'];

  it.each([
    [thirds, 37, [7, 26, 4]],
    [thirds, 7, [1, 5, 1]],
    [fifths, 26, [3, 5, 14, 3, 1]],
    [fifths, 6, [1, 1, 3, 1, 0]],
    [['20', '40', '30', '10'], 5, [1, 2, 2, 0]],
    [['5', '15', '60', '15', '5'], 9, [1, 1, 5, 1, 1]],
    [['5', '15', '60', '15', '5'], 10, [0, 2, 6, 2, 0]],
  ])('13, 16: of %j for %i people', (shares, people, expected) => {
    expect(quotasOf(shares, people)).toEqual(expected);
  });

  it('13: always sum to the people, each within one of its share', () => {
    for (let people = 0; people < 300; people += 1) {
      const quotas = quotasOf(fifths, people);
      expect(quotas.reduce((all, quota) => all + quota, 0)).toBe(people);
      for (const [at, quota] of quotas.entries()) {
        expect(Math.abs(quota - (Number(fifths[at]) * people) / 100)).toBeLessThan(1);
      }
    }
  });

  it('14: are broken by so many', () => {
    expect(quotaBreak('atMost', 8, 7)).toBe(1);
    expect(quotaBreak('atMost', 6, 7)).toBe(0);
    expect(quotaBreak('atLeast', 1, 4)).toBe(-3);
    expect(quotaBreak('none', 99, 1)).toBe(0);
  });
});

describe('a set of goals', () => {
  const bounds = { goalsMin: 3, goalsMax: 8, weightMin: '5.00', weightMax: '60.00' };

  it.each([
    [['33.33', '33.33', '33.33'], 'weightSum'],
    [['33.34', '33.33', '33.33'], null],
    [['4.00', '50.00', '46.00'], 'goalWeight'],
    [['50.00', '50.00'], 'goalCount'],
  ])('1: %j is %s', (weights, fault) => {
    expect(goalFault(weights, bounds)).toBe(fault);
  });
});
