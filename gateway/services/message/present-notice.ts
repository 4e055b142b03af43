import type * as z from 'zod/mini';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { notice, noticeLine } from '#bridge/calls/message/calls.ts';
import type { VisibleNotices } from './visible-notices.ts';

/** One message of a list, as it leaves. */
export type NoticeLine = z.output<typeof noticeLine>;

/** Characters of a body that a list shows. */
const EXCERPT = 90;

/** What a message is shown from. */
const columns = [
  'n.id',
  'n.kind',
  'n.title',
  'n.body',
  'n.title_en',
  'n.body_en',
  'n.must_read_seconds',
  'n.link_app',
  'n.link_route',
  'n.author_name',
  'n.published_at',
  'r.received_at',
  'r.read_at',
] as const;

/** The same messages with all that `presentLine` and `presentNotice` need. */
export function selectNotices(notices: VisibleNotices) {
  return notices.select(columns);
}

/** One message as it was read. */
export type NoticeRow = Awaited<ReturnType<ReturnType<typeof selectNotices>['execute']>>[number];

/** A message as lists show it: in English where it was written in English too, else as it was written. */
export function presentLine(row: NoticeRow, locale: Locale): NoticeLine {
  return {
    id: row.id,
    kind: row.kind,
    title: titleIn(row, locale),
    excerpt: bodyIn(row, locale).replace(/\s+/g, ' ').slice(0, EXCERPT),
    authorName: row.author_name,
    publishedAt: row.published_at.toISOString(),
    isSee: row.read_at !== null,
    mustRead: row.must_read_seconds !== null,
  };
}

/** A message as it is read; `receivedAt` is when the reader first opened it. */
export function presentNotice(
  row: NoticeRow,
  locale: Locale,
  receivedAt: Date,
  now: Date,
): z.output<typeof notice> {
  const { link_app: app, link_route: route } = row;
  return {
    ...presentLine(row, locale),
    paragraphs: bodyIn(row, locale)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    receivedAt: receivedAt.toISOString(),
    waitSeconds: row.read_at === null ? waitSeconds(row.must_read_seconds, receivedAt, now) : 0,
    place: app === null || route === null ? null : { app, route },
  };
}

/** Whole seconds until a must-read that was opened at a moment counts as read; 0 without a countdown. */
export function waitSeconds(seconds: number | null, receivedAt: Date, now: Date): number {
  if (seconds === null) return 0;
  return Math.max(0, Math.ceil(seconds - (now.getTime() - receivedAt.getTime()) / 1000));
}

function titleIn({ title, title_en }: NoticeRow, locale: Locale): string {
  return locale === 'en' ? (title_en ?? title) : title;
}

function bodyIn({ body, body_en }: NoticeRow, locale: Locale): string {
  return locale === 'en' ? (body_en ?? body) : body;
}
