/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
export { printPoint as serializeGeoPoint } from '../geo.ts';
export type GeoPointScalar = import('../geo.ts').Point;
