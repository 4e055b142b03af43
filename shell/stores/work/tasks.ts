/** The person's work in the background of the gateway, whatever happens to this page. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { jobFileAddress } from '#bridge/calls/jobs/calls.ts';
import { getDownLoadList, updateProcess } from '#bridge/calls/jobs/tasks.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { callGateway } from '../../gateway.ts';
import { readLocal, writeLocal } from '../session/storage.ts';

/** One task as the gateway tells of it. */
export type Task = ResultOf<typeof getDownLoadList>['rows'][number];

/** Tasks of the panel at most, and milliseconds for which one that has ended is listed: its file is gone then. */
const mostListed = 20;
const listedFor = 86_400_000;

/** Milliseconds that changes which come one after the other are collected for. */
const collected = 300;

const $tasks = atom<readonly Task[]>([]);
const $changes = atom(0);
const $unsaid = atom<readonly Task[]>([]);

/** Tasks that wait, run, or ended within a day and were not taken off the list; the newest first. */
export const tasks: ReadableAtom<readonly Task[]> = computed($tasks, (list) => list);

/** Tasks that ended while this page was open, and of which nothing was said yet. */
export const unsaidEndings: ReadableAtom<readonly Task[]> = computed($unsaid, (list) => list);

/** Grows whenever a job that the person may know of has changed, their own or one they look after. */
export const jobChanges: ReadableAtom<number> = computed($changes, (value) => value);

/** Whether each task had ended when it was last heard of; undefined before the first answer, whose ends are no news. */
let known: ReadonlyMap<string, boolean> | undefined;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Asks for the state of the tasks. Without an answer what was known stays. */
export async function loadTasks(): Promise<void> {
  const answer = await callGateway(getDownLoadList, { rows: mostListed }).catch(() => undefined);
  if (answer) show(answer.rows);
}

/** Hears from the gateway that jobs changed: the person's `own`, or those of `others`. */
export function heedJobs(whose: string): void {
  if (whose === 'own') {
    clearTimeout(waiting);
    waiting = setTimeout(loadTasks, collected);
  }
  $changes.set($changes.get() + 1);
}

/** Cancels a task or begins it again; a task that has moved on meanwhile is shown as it is. */
export async function changeTask(jobId: string, action: 'cancel' | 'retry'): Promise<void> {
  await callGateway(updateProcess, { jobId, action }).catch(() => undefined);
  await loadTasks();
}

/** Hands a file of a task to the browser's downloads. @throws {GatewayError} when it has expired. */
export async function downloadTask(
  jobId: string,
  role: Task['files'][number]['role'],
): Promise<void> {
  const { address } = await callGateway(jobFileAddress, { jobId, role });
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Notes that every ending was said. */
export function noteSaid(): void {
  $unsaid.set([]);
}

/** Takes a task that has ended off the list of this browser. */
export function dismissTask(jobId: string): void {
  const kept = $tasks.get().filter(({ id, endedAt }) => id !== jobId || endedAt === null);
  if (kept.length === $tasks.get().length) return;
  // Older ones are listed no more, so they need not be remembered.
  writeLocal('dismissedTasks', [jobId, ...dismissed()].slice(0, 2 * mostListed).join(' '));
  $tasks.set(kept);
}

/** Forgets the tasks when the person goes. */
export function forgetTasks(): void {
  clearTimeout(waiting);
  known = undefined;
  $unsaid.set([]);
  $tasks.set([]);
}

function show(rows: readonly Task[]): void {
  const before = known;
  const ended = before ? rows.filter(({ id, endedAt }) => endedAt && before.get(id) !== true) : [];
  known = new Map(rows.map(({ id, endedAt }) => [id, endedAt !== null]));
  if (ended.length > 0) $unsaid.set([...$unsaid.get(), ...ended]);
  const gone = new Set(dismissed());
  const since = Date.now() - listedFor;
  $tasks.set(
    rows.filter(({ id, endedAt }) => {
      return endedAt === null || (!gone.has(id) && Date.parse(endedAt) > since);
    }),
  );
}

function dismissed(): readonly string[] {
  return readLocal('dismissedTasks')?.split(' ') ?? [];
}
