import type { ResourceRecord } from '@admin/gql/resource';
import type { ReactNode } from 'react';

import type { ValueDescriptor } from './value-descriptor.ts';

/** Target of focus: an element, or a picker that focuses one of its elements. */
export interface FocusTarget {
  focus(): void;
}

/** Props of every input. An input edits one value and does not depend on its screen. */
export interface InputProps {
  readonly descriptor: ValueDescriptor;
  /** Value of the descriptor's kind; `null` for none; `UnparsedText` for typed text without a value. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur?: () => void;
  readonly label: string;
  /** A sentence below the control; an error takes its place. */
  readonly hint?: ReactNode;
  readonly error?: string;
  /** Shows the required mark. The form validates. */
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  /** Receives the target that the form focuses when the value is invalid. */
  readonly focusRef?: (target: FocusTarget | null) => void;
  /** Resource whose catalogue names the values of an enum and the inputs of an object. */
  readonly resource: string;
  /** For a reference: the referenced record, where it is already loaded. */
  readonly referenced?: ResourceRecord | null;
  /**
   * Sibling values: of the record, the form or the enclosing object. An amount reads its currency
   * from them.
   */
  readonly siblings?: Readonly<Record<string, unknown>>;
  /** Text of the empty choice. @defaultValue «Не указано» */
  readonly emptyText?: string;
}
