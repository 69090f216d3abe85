import type { ProductRecord } from '@admin/gql/resources/products';
import Box from '@mui/material/Box';

export interface ProductPictureProps {
  readonly name: string;
  /** What has the same number has the same colour. */
  readonly of: number;
  readonly size: number;
}

/**
 * The sample has no files of pictures: one is drawn of the first letter, in the colour of the
 * category.
 */
export function ProductPicture({ name, of, size }: ProductPictureProps) {
  const hue = (of * 47) % 360;
  return (
    <svg
      viewBox="0 0 36 36"
      width={size}
      height={size}
      aria-hidden
      style={{ display: 'block', borderRadius: 6, maxWidth: '100%' }}
    >
      <rect width="36" height="36" fill={`hsl(${hue} 45% 88%)`} />
      <path d="M0 36L14 18l8 9 5-5 9 14z" fill={`hsl(${hue} 40% 76%)`} />
      <text
        x="18"
        y="23"
        textAnchor="middle"
        fontSize="14"
        fontWeight="600"
        fill={`hsl(${hue} 50% 28%)`}
      >
        {name.replace(/^[«"]/, '').charAt(0)}
      </text>
    </svg>
  );
}

/** Beside the fields of a product. */
export function ProductPhoto({ record: { name, categoryId } }: { readonly record: ProductRecord }) {
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <ProductPicture name={name} of={categoryId} size={340} />
    </Box>
  );
}
