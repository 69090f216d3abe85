/** Tests whether a scalar carries a file: `Upload` of multipart requests. */
export const isFile = (scalar: string): boolean =>
  /^(?:graphql)?(?:file_?)?upload(?:scalar|type)?$|^file$/i.test(scalar);
