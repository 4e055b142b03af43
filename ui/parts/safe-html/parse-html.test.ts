import naughty from 'big-list-of-naughty-strings';
import { expect, test } from 'vitest';
import { parseHtml, type SafeNode } from './parse-html.ts';

/** Writes what was kept, with every word marked as a word. */
function write(nodes: readonly SafeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { tag, href, children } = node;
      return `[${tag}${href === undefined ? '' : ` ${href}`}]${write(children)}[/${tag}]`;
    })
    .join('');
}
const kept = (html: string) => write(parseHtml(html));

const allowed =
  /^(?:p|div|ul|ol|li|blockquote|pre|hr|br|span|a|strong|b|em|i|u|s|code|sub|sup|small|mark)$/;
function check(nodes: readonly SafeNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    expect(node.tag).toMatch(allowed);
    expect(Object.keys(node).filter((key) => !['tag', 'href', 'children'].includes(key))).toEqual(
      [],
    );
    if (node.href !== undefined) expect(node.href).toMatch(/^(?:https?|mailto|tel):/);
    check(node.children);
  }
}

test('keeps words, paragraphs, lists and links', () => {
  expect(kept('<p>自 <b>12 月 1 日</b>起</p><ul><li>一<li>二</ul>')).toBe(
    '[p]自 [b]12 月 1 日[/b]起[/p][ul][li]一[/li][li]二[/li][/ul]',
  );
  expect(kept('<a href="https://example.com/a?b=1&amp;c=2">查看</a>')).toBe(
    '[a https://example.com/a?b=1&c=2]查看[/a]',
  );
});

test('reads character references, and leaves unknown ones', () => {
  expect(kept('A &amp; B &lt;b&gt; &#20013;&#x6587; &unknown; &nbsp;')).toBe(
    'A & B <b> 中文 &unknown; \u00a0',
  );
});

test('closes what a browser would close', () => {
  expect(kept('<p>一<p>二<div>三</div>')).toBe('[p]一[/p][p]二[/p][div]三[/div]');
  expect(kept('<ul><li>一<ul><li>二</li></ul></li></ul>')).toBe(
    '[ul][li]一[ul][li]二[/li][/ul][/li][/ul]',
  );
  expect(kept('1 < 2 and </b> 3 > 2')).toBe('1 < 2 and  3 > 2');
});

test.each([
  ['<script>alert(1)</script>后', '后'],
  ['<SCRIPT SRC=//evil.example></SCRIPT >后', '后'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>后', '后'],
  ['<svg/onload=alert(1)>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" style="position:fixed">字</p>', '[p]字[/p]'],
  ['<iframe src="javascript:alert(1)"></iframe>后', '后'],
  ['<style>*{display:none}</style>后', '后'],
  ['<!--<img src="--><img src=x onerror=alert(1)//">后', '后'],
  ['<b title="<script>">粗</b>', '[b]粗[/b]'],
  ['<form action=//evil.example><input><button>送</button></form>', '送'],
  ['<textarea></textarea><b>字</b>', '[b]字[/b]'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['<p', ''],
  ['<a href="https://example.com', ''],
])('takes the harm out of %s', (html, left) => {
  expect(kept(html)).toBe(left);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61vascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  '//evil.example',
  '/login',
  '\u0001javascript:alert(1)',
])('gives a link no address that could run or stay in the portal: %j', (address) => {
  expect(kept(`<a href="${address}">去</a>`)).toBe('[a]去[/a]');
});

test('lets nothing out of the list through, whatever is typed', () => {
  expect(naughty.length).toBeGreaterThan(400);
  for (const text of naughty) check(parseHtml(text));
});

test('reads deep and endless markup without trouble', () => {
  expect(kept('<div>'.repeat(20_000)).match(/\[div\]/g)).toHaveLength(24);
  expect(kept('<a href="'.repeat(20_000))).toBe('');
  expect(kept('<script></script>'.repeat(20_000))).toBe('');
  expect(kept(`${'<'.repeat(50_000)}字`).endsWith('字')).toBe(true);
});

test('leaves out marks that turn the direction of words, also as character references', () => {
  expect(kept('\u202Eabc &#x202E;def&#8294;')).toBe('abc def');
});
