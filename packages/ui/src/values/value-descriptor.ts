import type { FilterCondition, InputDescriptor } from '@admin/gql/resource';

/**
 * Description of a value that an input edits. Inputs of forms and filters of lists both provide
 * one. Kind and nullability choose the control; the other properties belong to single kinds, as in
 * `InputDescriptor`.
 */
export interface ValueDescriptor
  extends
    Pick<
      InputDescriptor,
      'kind' | 'list' | 'values' | 'digits' | 'of' | 'encoding' | 'inputs' | 'money'
    >,
    Partial<Pick<InputDescriptor, 'nullable' | 'required'>> {
  /** The order of the list has no meaning: elements are chosen, not moved. */
  readonly isSet?: true;
  /** The value is the field `keyField` of a record of `resource`; its only key field when absent. */
  readonly reference?: {
    readonly resource: string;
    readonly keyField?: string;
    /** In a list of references: records that are already linked cannot be removed. */
    readonly onlyAdds?: boolean;
    /** Filters of the records to choose from. */
    readonly filters?: readonly FilterCondition[];
  };
}

/** Descriptor of one element of a list: the same kind, not a list. */
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
