const earthRadiusMetres = 6_371_000;

/** A place on earth in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The distance of two places on the great circle, in metres. */
export function metresBetween(one: Point, other: Point): number {
  const latitudes = radians(other.latitude - one.latitude) / 2;
  const longitudes = radians(other.longitude - one.longitude) / 2;
  const part =
    Math.sin(latitudes) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitudes) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(part));
}
