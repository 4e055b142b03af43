import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Lines a sub-app may need for a complete list screen. */
const most = 60;

const configurations = sourceFiles(/\.tsx$/, 'subapps/').flatMap(({ path, text }) =>
  [...text.matchAll(/^function (\w+)\(.*\): ListConfig<.*\n(?:.*\n)*?^\}$/gm)].map(
    ([whole, name]) => ({ name: `${path} ${name}`, whole }),
  ),
);

test('a configuration makes a list screen of its own', () => {
  expect(configurations.length).toBeGreaterThan(0);
});

test.each(configurations)('$name makes a list screen in fewer than 60 lines', ({ whole }) => {
  expect(whole.split('\n').length).toBeLessThan(most);
});

test('the list of a record has beside what derives whatever else a list can have', () => {
  const positions = configurations.find(({ name }) => name.includes('positions.tsx'))?.whole ?? '';
  const parts = ['aside', 'search', 'filters', 'batch'];
  expect(parts.filter((part) => !new RegExp(`^ {4}${part}:`, 'm').test(positions))).toEqual([]);
});
