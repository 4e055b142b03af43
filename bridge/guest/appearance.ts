import type { Bridge } from './bridge.ts';

/** Mirrors the shell's theme, mode and language to `<html>`, now and on every change; returns how to stop. */
export function mirrorAppearance(bridge: Bridge): () => void {
  const { documentElement } = document;
  return bridge.context.subscribe(({ theme, locale }) => {
    documentElement.dataset.theme = theme.name;
    documentElement.dataset.mode = theme.mode;
    documentElement.lang = locale;
  });
}
