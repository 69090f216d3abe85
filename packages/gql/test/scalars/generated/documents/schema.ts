/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import { customScalar } from '@admin/gql/runtime';
import { parsePoint as parseGeoPoint, printPoint as serializeGeoPoint } from '../../geo.ts';
import type { SchemaConfig } from '@admin/gql/runtime';

export const schema: SchemaConfig = {
  scalars: { GeoPoint: customScalar({ parse: parseGeoPoint, serialize: serializeGeoPoint }) },
  scalarFields: { Place: { corners: '[GeoPoint]', location: 'GeoPoint' } },
  inputObjects: { PlaceInput: { fields: { location: 'GeoPoint', corners: '[GeoPoint]' } } },
  rootFieldsByType: { Place: ['near'] },
  typesByMutation: { attachPhoto: ['Place'], createPlace: ['Place'] },
};
