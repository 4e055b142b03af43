/** Waits until a question is answered with something other than undefined, null or false; null when the time is up. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined | null | false>,
  limit: number,
): Promise<Answer | null> {
  const end = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (performance.now() > end) return null;
    await pause(40);
  }
}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
