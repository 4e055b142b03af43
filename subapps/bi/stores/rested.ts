/** A function that does its work once nothing has asked for it for some milliseconds, with what was asked last. */
export function rested<Value>(
  work: (value: Value) => void,
  milliseconds: number,
): (value: Value) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => work(value), milliseconds);
  };
}
