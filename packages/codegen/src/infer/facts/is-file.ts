/** Whether a scalar carries a file: `Upload` of the multipart requests. */
export const isFile = (scalar: string): boolean =>
  /^(?:graphql)?(?:file_?)?upload(?:scalar|type)?$|^file$/i.test(scalar);
