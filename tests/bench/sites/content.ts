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

/** Resolves after the browser has drawn what was changed, which is when a person sees it. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
