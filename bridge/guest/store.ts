/** A value that can be read and listened to; the readable half of a nanostores atom, so its helpers accept it. */
export interface Readable<Value> {
  readonly value: Value;
  get(): Value;
  /** Calls back on every change; returns how to stop. */
  listen(listener: (value: Value) => void): () => void;
  /** Calls back now and on every change; returns how to stop. */
  subscribe(listener: (value: Value) => void): () => void;
}

/** A store with its writing end. */
export interface Store<Value> extends Readable<Value> {
  set(value: Value): void;
}

/** Makes a store that holds one value. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<(value: Value) => void>();
  let current = initial;
  function listen(listener: (value: Value) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    get value(): Value {
      return current;
    },
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener(value);
    },
    listen,
    subscribe(listener) {
      listener(current);
      return listen(listener);
    },
  };
}
