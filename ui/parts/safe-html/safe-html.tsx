import { createElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { parseHtml, type SafeNode } from './parse-html.ts';
import css from './safe-html.module.css';

/** A text in HTML from outside, with what could do more than be read left out. Links open beside the portal. */
export function SafeHtml({ html }: { html: string }): ReactElement {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div className={css.text}>{nodes.map(draw)}</div>;
}

function draw(node: SafeNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const attributes = href !== undefined && { href, target: '_blank', rel: 'noopener noreferrer' };
  return createElement(tag, { key: index, ...attributes }, ...children.map(draw));
}
