import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { closeInspector, inspectorOpen } from '../../stores/portal/inspector.ts';
import { lazyPart, useLazyPart } from '../lazy/lazy-part.ts';

const inspectorPart = lazyPart(() => import('./inspector-dock.tsx'));

/** The bridge inspector at the foot of the portal; nothing of it is loaded before it is opened. */
export function Inspector(): ReactElement | null {
  const open = useStore(inspectorOpen);
  const part = useLazyPart(inspectorPart, open, closeInspector);
  return open && part ? <part.InspectorDock onClose={closeInspector} /> : null;
}
