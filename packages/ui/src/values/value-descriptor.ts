import type { FilterCondition, InputDescriptor } from '@admin/gql/resource';

/**
 * What an input must know of the value it edits. Inputs of forms and filters of lists both are
 * such. Kind and nullability decide the control; the rest belongs to single kinds, as in
 * `InputDescriptor`.
 */
export interface ValueDescriptor
  extends
    Pick<
      InputDescriptor,
      'kind' | 'list' | 'values' | 'digits' | 'of' | 'encoding' | 'inputs' | 'money'
    >,
    Partial<Pick<InputDescriptor, 'nullable' | 'required'>> {
  /** The records of a list are in no order: they are chosen, and not moved. */
  readonly isSet?: true;
  /** The value is the field `keyField` of a record of `resource`; its only key field when absent. */
  readonly reference?: {
    readonly resource: string;
    readonly keyField?: string;
    /** Of a list: those that are there stay. */
    readonly onlyAdds?: boolean;
    /** Only records for which these hold can be chosen. */
    readonly filters?: readonly FilterCondition[];
  };
}

/** One element of a list, one bound of a range: the same kind, alone. */
export function elementOf(descriptor: ValueDescriptor): ValueDescriptor {
  return { ...descriptor, list: false, nullable: false, required: true };
}

export function boundOf(descriptor: ValueDescriptor): ValueDescriptor {
  return { kind: descriptor.of ?? 'string', money: descriptor.money, nullable: true };
}

/** Name of a nested input inside its object: `city` of `address.city`. */
export function localName(input: { readonly name: string }): string {
  return input.name.slice(input.name.lastIndexOf('.') + 1);
}
