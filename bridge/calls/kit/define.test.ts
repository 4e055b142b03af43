import { expect, test } from 'vitest';
import { calls } from '../index.ts';
import { codeWords } from './words.ts';

test('only a file that is asked for by POST has more time than any other call', () => {
  for (const { name, method, answer, timeout } of Object.values(calls)) {
    const isBlobPost = answer === 'file' && method === 'POST';
    expect([name, timeout]).toEqual([name, isBlobPost ? 300_000 : 120_000]);
  }
});

test('a call that the change of rights rejects says the specified sentence', () => {
  expect(codeWords.en.permissionChanged).toBe('Login permissions changed, please log in again');
  expect(codeWords['zh-CN'].permissionChanged).toBe('登录权限已变更，请重新登录');
});
