/** A place on the globe, in degrees. */
export class Point {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** `'55.75,37.62'` */
export function parsePoint(sent: string): Point {
  const [latitude = NaN, longitude = NaN] = sent.split(',').map(Number);
  return new Point(latitude, longitude);
}

export const printPoint = ({ latitude, longitude }: Point): string => `${latitude},${longitude}`;
