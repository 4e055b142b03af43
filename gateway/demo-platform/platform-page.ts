import type { Locale } from '#bridge/calls/kit/words.ts';
import { escapeHtml } from '#bridge/methods/sandbox-page.ts';
import type { DemoPerson } from './demo-people.ts';
import { platformStyle } from './platform-style.ts';
import type { Choice } from './platform-types.ts';
import { platformTexts } from './texts/platform-texts.ts';
import { waysIn } from './ways-in.ts';

/** A message as the phone of its person shows it. */
export interface PhoneMessage {
  /** Who has it: a number, an address, or the name of a person. */
  readonly to: string;
  readonly text: string;
  /** The page that a work notice opens. */
  readonly address?: string;
}

/** Everything that the front page shows. */
export interface FrontPage {
  readonly people: readonly DemoPerson[];
  readonly messages: readonly PhoneMessage[];
}

/** The page from which the ways in are tried. */
export function frontPage({ people, messages }: FrontPage, locale: Locale): string {
  const t = platformTexts[locale];
  const other = locale === 'en' ? 'zh-CN' : 'en';
  const person = (one: DemoPerson): string => {
    const ways = waysIn.map(
      (way) =>
        `<a class="button" href="/demo-platform/open?${new URLSearchParams({ way, as: one.id, lang: locale })}">${t.ways[way]}</a>`,
    );
    const state = one.isLinked ? t.linked(one.account) : t.unlinked(one.account);
    return `<li><h3>${escapeHtml(one.name)}</h3><p>${state}</p><p class="ways">${ways.join('')}</p></li>`;
  };
  const message = ({ to, text, address }: PhoneMessage): string => {
    const link = address
      ? ` <a href="${escapeHtml(address)}">${t.open}</a><span class="tag">${t.notice}</span>`
      : '';
    return `<li><strong>${escapeHtml(to)}</strong><p>${escapeHtml(text)}${link}</p></li>`;
  };
  return document(
    locale,
    t.title,
    `<p class="language"><a href="?lang=${other}" lang="${other}">${t.other}</a></p>
<h1>${t.title}</h1><p>${t.lead}</p>
<ol>${t.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>
<h2>${t.people}</h2><ul class="cards">${people.map(person).join('')}</ul>
<h2>${t.phone} <a class="small" href="?lang=${locale}">${t.refresh}</a></h2>
${messages.length === 0 ? `<p>${t.nothing}</p>` : `<ul class="messages">${messages.map(message).join('')}</ul>`}`,
  );
}

/** The page of a platform on which somebody says who they are. */
export function choicePage(choices: readonly Choice[], refuse: string, locale: Locale): string {
  const t = platformTexts[locale];
  const link = ({ name, address }: Choice): string =>
    `<a class="button" href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;
  return document(
    locale,
    t.choose,
    `<h1>${t.choose}</h1><p>${t.chooseLead}</p><p class="choices">${choices.map(link).join('')}</p>
<p><a href="${escapeHtml(refuse)}">${t.refuse}</a></p>`,
  );
}

/** What shows where the portal gave nothing. */
export function failedPage(locale: Locale): string {
  const t = platformTexts[locale];
  const back = `<p><a href="/demo-platform?lang=${locale}">${t.back}</a></p>`;
  return document(locale, t.title, `<h1>${t.title}</h1><p>${t.failed}</p>${back}`);
}

function document(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${platformStyle}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}
