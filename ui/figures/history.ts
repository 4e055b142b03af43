/** Steps back and forth over a value that is being worked on. */
import { useCallback, useState } from 'react';

/** The value now, what it was before, and what was undone. */
export interface History<Value> {
  readonly now: Value;
  readonly before: readonly Value[];
  readonly undone: readonly Value[];
}

/** Most steps that can be undone. */
const mostSteps = 100;

/** A value without a past. */
export function begin<Value>(now: Value): History<Value> {
  return { now, before: [], undone: [] };
}

/** One step on; the same value is no step. */
export function step<Value>(history: History<Value>, next: Value): History<Value> {
  if (JSON.stringify(next) === JSON.stringify(history.now)) return history;
  return { now: next, before: [...history.before, history.now].slice(-mostSteps), undone: [] };
}

/** One step back, where there is one. */
export function undo<Value>({ now, before, undone }: History<Value>): History<Value> {
  const last = before.at(-1);
  if (last === undefined) return { now, before, undone };
  return { now: last, before: before.slice(0, -1), undone: [...undone, now] };
}

/** One step on again, where one was undone. */
export function redo<Value>({ now, before, undone }: History<Value>): History<Value> {
  const next = undone.at(-1);
  if (next === undefined) return { now, before, undone };
  return { now: next, before: [...before, now], undone: undone.slice(0, -1) };
}

/** Keeps a value with its steps. */
export function useHistory<Value>(first: Value) {
  const [history, setHistory] = useState(() => begin(first));
  return {
    value: history.now,
    canUndo: history.before.length > 0,
    canRedo: history.undone.length > 0,
    change: useCallback(
      (next: (value: Value) => Value) => setHistory((old) => step(old, next(old.now))),
      [],
    ),
    undo: useCallback(() => setHistory((old) => undo(old)), []),
    redo: useCallback(() => setHistory((old) => redo(old)), []),
  };
}
