import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { drawnFrame } from '../stores/history/page-views.ts';
import type { FrameState } from '../stores/tabs/frames.ts';

/** How the frame of an app, or of another run, is doing; what other frames do draws nothing again. */
export function useFrameState(run: string): FrameState | undefined {
  return useStore(useMemo(() => drawnFrame(run), [run]));
}
