import { useEffect, useRef } from 'react';
import type { DialogAnswer } from '#bridge/guest/connect.ts';
import type { MethodRequest } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import { useBridge } from './provider.tsx';

type Change = MethodRequest<ShellMethods['dialogs']['change']>;

/** What the page that opened this one in a dialog has given it; undefined for a page in a tab. */
export function useDialog(): { readonly given?: unknown } | undefined {
  return useBridge().launch.dialog;
}

/** Answers what is pressed around this page in its dialog. */
export function useDialogButtons(answer: DialogAnswer): void {
  const bridge = useBridge();
  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => bridge.onDialogButton((press) => latest.current(press)), [bridge]);
}

/** Keeps what is around this page in its dialog as it is said here: its title, its code, its buttons. */
export function useDialogChange(change: Change): void {
  const bridge = useBridge();
  const said = JSON.stringify(change);
  useEffect(() => {
    if (bridge.launch.dialog && said !== '{}') {
      bridge.dialogs.change(JSON.parse(said)).catch(() => {});
    }
  }, [bridge, said]);
}
