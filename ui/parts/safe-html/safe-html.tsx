import { createElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react';
import { parseHtml, type SafeNode } from './parse-html.ts';
import css from './safe-html.module.css';

export interface SafeHtmlProps {
  html: string;
  /** Says behind each link where it leads, for texts whose writer nobody vouches for. */
  linkHosts?: boolean;
}

/** A text in HTML from outside, with what could do more than be read left out. Links open beside the portal. */
export function SafeHtml({ html, linkHosts = false }: SafeHtmlProps): ReactElement {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div className={css.text}>{nodes.map((node, index) => draw(node, index, linkHosts))}</div>;
}

function draw(node: SafeNode, index: number, linkHosts: boolean): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const attributes = href !== undefined && { href, target: '_blank', rel: 'noopener noreferrer' };
  const drawn = children.map((child, at) => draw(child, at, linkHosts));
  const host = linkHosts && href !== undefined ? hostOf(href) : '';
  const element = createElement(tag, { key: index, ...attributes }, ...drawn);
  if (host === '') return element;
  return (
    <Fragment key={index}>
      {element}
      <span className={css.host}>({host})</span>
    </Fragment>
  );
}

function hostOf(href: string): string {
  const { host, pathname } = new URL(href);
  return host || pathname;
}
