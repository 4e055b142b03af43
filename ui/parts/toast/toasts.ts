import { atom, computed, type ReadableAtom } from 'nanostores';

export type ToastTone = 'good' | 'bad' | 'warn' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly words: string;
}

/** How long a message stays. */
const duration = 3000;

const $toast = atom<Toast | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/** The message in sight. */
export const toast: ReadableAtom<Toast | undefined> = computed($toast, (value) => value);

/** Says something for 3000 ms; takes the place of what was said before. */
export function showToast(words: string, tone: ToastTone = 'good'): void {
  clearTimeout(timer);
  count += 1;
  $toast.set({ id: count, tone, words });
  timer = setTimeout(hideToast, duration);
}

/** Takes the message away. */
export function hideToast(): void {
  clearTimeout(timer);
  $toast.set(undefined);
}
