/** The messages to the signed-in person: how many are unread, the latest ones, and what must be read first. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { jobsEvent } from '#bridge/calls/jobs/calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  appsEvent,
  findNewNotice,
  getNoticeById,
  noticeEvents,
  updateAllNoticeIsSee,
  updateNoticeIsSee,
} from '#bridge/calls/message/calls.ts';
import { locale } from '#ui/texts/locale.ts';
import { callGateway } from '../../gateway.ts';
import { heedApps } from '../menu/menu.ts';
import { forgetTasks, heedJobs, loadTasks } from './tasks.ts';
import { forgetTodos, loadTodos } from './todos.ts';

/** What the bell shows. */
export type News = ResultOf<typeof findNewNotice>;

/** One message in a list. */
export type NoticeLine = News['latest'][number];

/** One message as it is read. */
export type Notice = ResultOf<typeof getNoticeById>;

/** Milliseconds within which the open shells of a company come and ask, so that they do not come all at once. */
const spread = 1_000;

const $news = atom<News | undefined>(undefined);
const $changes = atom(0);

/** What the bell shows; undefined until it is known. */
export const news: ReadableAtom<News | undefined> = computed($news, (value) => value);

/** Grows whenever a list of messages may have changed. */
export const messageChanges: ReadableAtom<number> = computed($changes, (value) => value);

/** Asks what is new. Without an answer what was known stays: no one asked for it. */
export async function loadNews(): Promise<void> {
  const answer = await callGateway(findNewNotice, {}).catch(() => undefined);
  if (!answer) return;
  const newest = $news.get()?.latest[0]?.id;
  $news.set(answer);
  if (answer.latest[0]?.id !== newest) changed();
}

/** Opens a message; a must-read begins its countdown with it. */
export function readMessage(noticeId: string): Promise<Notice> {
  return callGateway(getNoticeById, { noticeId });
}

/** Counts a message as read; returns the seconds that its countdown still takes, 0 when it counts. */
export async function markRead(noticeId: string): Promise<number> {
  const { isSee, unread, waitSeconds } = await callGateway(updateNoticeIsSee, { noticeId });
  const before = $news.get();
  if (!isSee || !before) return waitSeconds;
  $news.set({
    unread,
    latest: before.latest.map((line) => (line.id === noticeId ? { ...line, isSee } : line)),
    mustRead: before.mustRead.filter((id) => id !== noticeId),
  });
  changed();
  return 0;
}

/** Counts every message as read but those that must be read to the end. */
export async function markAllRead(): Promise<void> {
  await callGateway(updateAllNoticeIsSee, {});
  await loadNews();
  changed();
}

/**
 * Follows what is new from now on; returns how to stop. The line to the gateway is open only while the page is in
 * sight: a browser has few of them for one address, and who comes back is told at once.
 */
export function followMessages(): () => void {
  let line: EventSource | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(loadBoth, Math.random() * spread);
  };
  // Other words, or a line that was lost with what it would have said.
  const allSoon = (): void => {
    soon();
    heedJobs('own');
  };
  function listen(): void {
    line?.close();
    line = undefined;
    if (document.visibilityState !== 'visible') return;
    loadBoth();
    void loadTasks();
    line = new EventSource(noticeEvents);
    line.onmessage = soon;
    line.addEventListener(appsEvent, ({ data }) => heedApps(String(data)));
    line.addEventListener(jobsEvent, ({ data }) => heedJobs(String(data)));
    followLosses(line, allSoon);
  }
  document.addEventListener('visibilitychange', listen);
  const stopLocale = locale.listen(allSoon);
  listen();
  return () => {
    document.removeEventListener('visibilitychange', listen);
    stopLocale();
    clearTimeout(waiting);
    line?.close();
    forgetTasks();
    forgetTodos();
  };
}

/** A message often comes of a request, and a decision of another person takes a to-do away. */
function loadBoth(): void {
  void loadNews();
  void loadTodos();
}

/**
 * Tells of a line that is there again after it was lost, or is refused. While the browser makes it again nothing is asked:
 * where another tab ended the session, that has to be said before a call fails of it.
 */
function followLosses(line: EventSource, tell: () => void): void {
  let lost = false;
  line.onopen = () => {
    if (lost) tell();
    lost = false;
  };
  line.onerror = () => {
    lost = true;
    if (line.readyState === EventSource.CLOSED) tell();
  };
}

function changed(): void {
  $changes.set($changes.get() + 1);
}
