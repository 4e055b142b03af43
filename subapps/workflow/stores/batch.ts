/** Several decisions, one after the other: each counts by itself. */

/** One task that was not decided, and why. */
export interface Refused {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
}

/** What became of a batch. */
export interface BatchOutcome {
  readonly done: number;
  readonly refused: readonly Refused[];
}

/** Decides each in turn; `decide` returns null, or in words why it was refused. */
export async function decideAll<Task extends { readonly id: string; readonly title: string }>(
  tasks: readonly Task[],
  decide: (task: Task) => Promise<string | null>,
): Promise<BatchOutcome> {
  const refused: Refused[] = [];
  for (const task of tasks) {
    const reason = await decide(task);
    if (reason !== null) refused.push({ id: task.id, title: task.title, reason });
  }
  return { done: tasks.length - refused.length, refused };
}
