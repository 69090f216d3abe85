/**
 * In place of Apollo Client's way to hide the data of fragments from the components around them. No
 * screen asks for it; a client that does all the same fails with its first answer, and says so.
 */
function masked(): never {
  throw new Error('`dataMasking` is left out (stand-ins/masking.ts).');
}

export { masked as maskFragment, masked as maskOperation };
