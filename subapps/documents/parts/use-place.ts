import { useLocation, useSearch } from 'wouter';

/** What the library shows is its address: the category, the words searched for, and the open document. */
export function usePlace() {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const go = (changes: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString();
    navigate(query === '' ? path : `${path}?${query}`);
  };
  return {
    document: params.get('document') ?? undefined,
    part: params.get('part') ?? undefined,
    kind: params.get('kind') ?? undefined,
    keyword: params.get('keyword') ?? '',
    go,
  };
}
