import type { AnyCall } from '#bridge/calls/kit/define.ts';

/** Names of services under which clients of the product before this one speak them too. */
const otherNames: Readonly<Partial<Record<AnyCall['service'], string>>> = {
  performance: 'performanc',
};

/** The paths of a call: its own first, then those of older clients. */
export function pathsOf({
  path,
  service,
}: Pick<AnyCall, 'path' | 'service'>): readonly [string, ...string[]] {
  const other = otherNames[service];
  const own = `/gateway/${service}/`;
  return other === undefined || !path.startsWith(own)
    ? [path]
    : [path, `/gateway/${other}/${path.slice(own.length)}`];
}
