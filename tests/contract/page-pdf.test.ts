import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { charactersOfPdf } from '#tests/support/pdf-characters.ts';

eachDemo('the PDF of a page', (current) => {
  test('a page becomes a PDF whose Chinese can be searched, however rare a name is', async () => {
    const browser = await current().browser('hr');
    const { headers, bytes } = await browser.call(calls.makePagePdf, {
      title: '员工档案：犇',
      blocks: [
        { kind: 'heading', text: '任职 Employment' },
        { kind: 'facts', rows: [['姓名', '龘龘']] },
        {
          kind: 'table',
          rows: [['月份', '工资'], ...Array(200).fill(['一月', '￥12,000.00 → ①'])],
        },
        { kind: 'text', text: '长'.repeat(4000) },
      ],
    });
    expect(headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(headers.filename))).toBe('员工档案：犇.pdf');
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(5);
    const shown = charactersOfPdf(bytes);
    for (const one of '员工档案犇任职姓名龘月份资￥长Employment→①') expect(shown).toContain(one);
    expect(bytes.length).toBeLessThan(400_000);
  });

  test('a title or a row that is too long is refused', async () => {
    const browser = await current().browser('hr');
    for (const request of [
      { title: '长'.repeat(81), blocks: [] },
      { title: '表', blocks: [{ kind: 'table', rows: [Array(31).fill('x')] }] },
    ]) {
      expect((await browser.send(calls.makePagePdf, request)).code).toBe('badInput');
    }
  });
});
