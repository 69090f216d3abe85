import type { ComponentType } from 'react';

/**
 * Icon before a title, 20 px high: the path of a 24 by 24 shape, as in the `d` attribute of SVG and
 * in packages of icons (`'M4 4h16v16H4z'`), or a component that renders an `svg`. A path needs no
 * further component.
 */
export type NavigationIcon = ComponentType | string;
