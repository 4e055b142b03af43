import { type ReactElement, type ReactNode, useState } from 'react';
import { ErrorState } from '#ui/parts/states.tsx';
import { type LatePart, useLatePart } from '../frame/late/late-part.ts';

interface LatePageProps<Module> {
  part: LatePart<Module>;
  /** Draws the page once it is there. */
  children: (module: Module) => ReactNode;
}

/** A page of the shell whose script is fetched when it is first shown. */
export function LatePage<Module>({ part, children }: LatePageProps<Module>): ReactElement | null {
  const [wanted, setWanted] = useState(true);
  const module = useLatePart(part, wanted, () => setWanted(false));
  if (module) return <>{children(module)}</>;
  return wanted ? null : <ErrorState onRetry={() => setWanted(true)} />;
}
