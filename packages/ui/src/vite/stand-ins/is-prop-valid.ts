const ofStyles: ReadonlySet<string> = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * In place of `@emotion/is-prop-valid`: whether a property of a styled element becomes an
 * attribute. That knows all attributes there are, for elements whose style is given properties
 * without a word on which; whoever styles by properties of their own says so by `shouldForwardProp`
 * here.
 */
export default (name: string): boolean => !ofStyles.has(name);
