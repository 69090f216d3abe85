import { lazyComponent } from '../kit/lazy-component.tsx';
import type { PictureProps } from './picture.tsx';

/** Pictures, loaded on demand. Their box is reserved before. */
export const Picture = lazyComponent<PictureProps>(
  async () => (await import('./picture.tsx')).Picture,
  <span data-image="" />,
);
