/** How many approvals wait for the signed-in person. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { approveCenterCount } from '#bridge/calls/workflow/counts.ts';
import { callGateway } from '../../gateway.ts';
import { registeredApps } from '../menu/menu.ts';
import { session } from '../session/session.ts';

/** Where the count leads. */
export const todosPlace = { app: 'workflow', route: '/approvals/list/todo' } as const;

const $todos = atom<number | undefined>(undefined);

/** The count; undefined until it is known, and where the company has no approvals. */
export const todos: ReadableAtom<number | undefined> = computed($todos, (count) => count);

/** Asks for the count. Without an answer what was known stays: no one asked for it. */
export async function loadTodos(): Promise<void> {
  if (!registeredApps.get().has(todosPlace.app) || session.get()?.user.isPartner) return;
  const answer = await callGateway(approveCenterCount, {}).catch(() => undefined);
  if (answer) $todos.set(answer.todo);
}

/** Forgets the count: the next person has another. */
export function forgetTodos(): void {
  $todos.set(undefined);
}
