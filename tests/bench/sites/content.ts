/** The page that every host mounts: a heading and fifty rows, the same in the floor, in the peer and in Atrium. */
export function drawContent(): void {
  const heading = document.createElement('h1');
  heading.textContent = document.location.hostname;
  const table = document.createElement('table');
  for (let row = 0; row < 50; row += 1) {
    const line = table.insertRow();
    for (let cell = 0; cell < 6; cell += 1) line.insertCell().textContent = `${row}.${cell}`;
  }
  document.body.append(heading, table);
}

/** Milliseconds that one of `count` round trips takes, ten at a time: browsers tell time in tenths of a millisecond. */
export async function timeInBlocks(count: number, trip: () => Promise<void>): Promise<number[]> {
  const block = 10;
  const times: number[] = [];
  for (let done = 0; done < count; done += block) {
    const start = performance.now();
    for (let index = 0; index < block; index += 1) await trip();
    times.push((performance.now() - start) / block);
  }
  return times;
}
