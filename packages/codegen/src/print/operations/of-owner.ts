import { arrow, code, parameter, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';

/**
 * A descriptor, or the function that makes it of the key of the record which holds what it is
 * about.
 */
export const ofOwner = (isHeld: boolean, descriptor: Code): Code =>
  isHeld
    ? arrow([{ name: parameter('owner'), type: imported('RecordKey') }], code`(${descriptor})`)
    : descriptor;
