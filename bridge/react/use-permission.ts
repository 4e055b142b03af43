import { useEffect } from 'react';
import { useReadable, useServices } from './provider.tsx';

/** Whether the person has one of the app's own functions; undefined until the shell has answered. */
export function usePermission(functionId: string): boolean | undefined {
  const { permissions } = useServices();
  const known = useReadable(permissions.known);
  useEffect(() => permissions.ask(functionId), [permissions, functionId]);
  return known[functionId];
}
