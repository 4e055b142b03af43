import { expect, test } from 'vitest';
import { writeGbk } from './gbk.ts';

test('writes names in GBK as banks read them, letters and digits as they are', () => {
  const text = '收款户名,陈晓芸,6222000000000000,12345.67\r\n㐂';
  const written = writeGbk(text);
  expect(new TextDecoder('gbk').decode(written)).toBe(text.replace('㐂', '?'));
  expect([...writeGbk('陈')]).toEqual([0xb3, 0xc2]);
});
