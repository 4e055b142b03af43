import { expect, test } from 'vitest';
import { passwordIssue } from './password.ts';

test.each([
  ['Quiet-7x', { issue: 'tooShort', min: 9 }],
  ['Quiet-7xy', null],
  ['quietriver7', { issue: 'passwordKinds' }],
  ['Quiet-River-7-and-bay', { issue: 'tooLong', max: 20 }],
])('of three kinds, %s is judged as %j', (text, issue) => {
  expect(passwordIssue(text, 'mixed')).toEqual(issue);
});

test.each([
  ['fourteen lette', { issue: 'tooShort', min: 15 }],
  ['fifteen letters', null],
  ['七只灰鹭飞过海湾停在沙洲上过夜', null],
  ['x'.repeat(129), { issue: 'tooLong', max: 128 }],
])('by its length, %s is judged as %j', (text, issue) => {
  expect(passwordIssue(text, 'long')).toEqual(issue);
});
