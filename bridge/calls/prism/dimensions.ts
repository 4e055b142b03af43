/** The dimensions that several subjects share; each has one meaning wherever it is asked for. */
import { employmentTypeWords, genderWords } from '../joyhr/terms.ts';
import { postWords } from '../ums/terms.ts';
import { type Dimension, inBoth } from './define.ts';

/** The organisations directly below the one asked about, each with all below it. */
export const organ: Dimension = { kind: 'organ', words: inBoth('组织', 'Organisation') };

/** The months of the period. */
export const month: Dimension = { kind: 'time', words: inBoth('月份', 'Month') };

export const employmentType: Dimension = {
  kind: 'choice',
  words: inBoth('用工类型', 'Employment type'),
  choices: employmentTypeWords,
};

export const gender: Dimension = {
  kind: 'choice',
  words: inBoth('性别', 'Gender'),
  choices: genderWords,
};

export const grade: Dimension = {
  kind: 'reference',
  words: inBoth(postWords['zh-CN'].grade, postWords.en.grade),
  right: 'gradeCode',
};

export const post: Dimension = {
  kind: 'reference',
  words: inBoth(postWords['zh-CN'].post, postWords.en.post),
  right: 'postId',
};
