import { useLocation, useSearch } from 'wouter';

/** What a page shows is its address, so that it can be gone back to. */
export function usePlace() {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  function go(changes: Readonly<Record<string, string | null>>): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString();
    navigate(query === '' ? path : `${path}?${query}`);
  }
  return {
    file: params.get('file') ?? undefined,
    review: params.get('review') ?? undefined,
    cycle: params.get('cycle') ?? undefined,
    meeting: params.get('meeting') ?? undefined,
    go,
  };
}
