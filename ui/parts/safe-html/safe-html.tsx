import {
  createElement,
  Fragment,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react';
import { parseHtml, type SafeNode } from './parse-html.ts';
import css from './safe-html.module.css';

export interface SafeHtmlProps {
  html: string;
  /** Says behind each link where it leads, for texts whose writer no one vouches for. */
  linkHosts?: boolean;
  /** Follows a link in the place of the browser, which would open it beside the portal. */
  onLink?: (href: string) => void;
}

/** A text in HTML from outside, with what could do more than be read left out. Links open beside the portal. */
export function SafeHtml({ html, ...links }: SafeHtmlProps): ReactElement {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div className={css.text}>{nodes.map((node, index) => draw(node, index, links))}</div>;
}

type Links = Omit<SafeHtmlProps, 'html'>;

function draw(node: SafeNode, index: number, links: Links): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const drawn = children.map((child, at) => draw(child, at, links));
  const attributes = href !== undefined && attributesOf(href, links);
  const host = links.linkHosts && href !== undefined ? hostOf(href) : '';
  const element = createElement(tag, { key: index, ...attributes }, ...drawn);
  if (host === '') return element;
  return (
    <Fragment key={index}>
      {element}
      <span className={css.host}>({host})</span>
    </Fragment>
  );
}

function attributesOf(href: string, { onLink }: Links) {
  const attributes = { href, target: '_blank', rel: 'noopener noreferrer' };
  if (!onLink) return attributes;
  const follow = (event: MouseEvent) => {
    // The left button, the keyboard and the wheel open a link; the right one only its menu.
    if (event.button === 2) return;
    event.preventDefault();
    onLink(href);
  };
  return { ...attributes, onClick: follow, onAuxClick: follow };
}

function hostOf(href: string): string {
  const { host, pathname } = new URL(href);
  return host || pathname;
}
