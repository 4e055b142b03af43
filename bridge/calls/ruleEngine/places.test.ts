import { expect, test } from 'vitest';
import { insurancePlaces } from '../insurance/records/enrolment.ts';
import { placeWords } from '../insurance/terms.ts';
import { locales } from '../kit/words.ts';
import { companyRulePlaces } from './records/company-rule.ts';
import { rulePlaceWords } from './terms.ts';

test.each(locales)(
  'every place has a name of its own in %s, so that a sheet means one',
  (locale) => {
    for (const [places, words] of [
      [insurancePlaces, placeWords[locale]],
      [companyRulePlaces, rulePlaceWords[locale]],
    ] as const) {
      expect(places.every((code) => /^\d{6}$/.test(code))).toBe(true);
      expect(Object.keys(words).toSorted()).toEqual(places.toSorted());
      expect(new Set(Object.values(words)).size).toBe(places.length);
    }
  },
);

test('provinces and cities of one name have different words, and the shipped cities come first', () => {
  expect(['220000', '220200', '460000', '632500'].map((code) => rulePlaceWords.en[code])).toEqual([
    'Jilin province',
    'Jilin',
    'Hainan province',
    'Hainan',
  ]);
  expect(rulePlaceWords.en['310000']).toBe('Shanghai');
  expect(rulePlaceWords.en['450000']).toBe('Guangxi region');
  expect(insurancePlaces.slice(0, 4)).toEqual(['310000', '110000', '440100', '440300']);
});
