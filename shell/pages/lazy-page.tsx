import { type ReactElement, type ReactNode, useState } from 'react';
import { ErrorState } from '#ui/parts/states.tsx';
import { type LazyPart, useLazyPart } from '../frame/lazy/lazy-part.ts';

interface LazyPageProps<Module> {
  part: LazyPart<Module>;
  /** Draws the page once it is there. */
  children: (module: Module) => ReactNode;
}

/** A page of the shell whose script is fetched when it is first shown. */
export function LazyPage<Module>({ part, children }: LazyPageProps<Module>): ReactElement | null {
  const [wanted, setWanted] = useState(true);
  const module = useLazyPart(part, wanted, () => setWanted(false));
  if (module) return <>{children(module)}</>;
  return wanted ? null : <ErrorState onRetry={() => setWanted(true)} />;
}
