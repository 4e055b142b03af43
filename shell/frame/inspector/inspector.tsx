import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { closeInspector, inspectorOpen } from '../../stores/inspector.ts';
import { useLatePart } from '../late/late-part.ts';
import { inspectorPart } from '../late/parts.ts';

/** The bridge inspector at the foot of the portal; nothing of it is loaded before it is opened. */
export function Inspector(): ReactElement | null {
  const open = useStore(inspectorOpen);
  const part = useLatePart(inspectorPart, open, closeInspector);
  return open && part ? <part.InspectorDock onClose={closeInspector} /> : null;
}
