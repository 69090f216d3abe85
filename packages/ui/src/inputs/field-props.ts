import type { InputProps } from '../values/input-props.ts';

/** Input props that a text field uses. */
export type FieldState = Pick<
  InputProps,
  'label' | 'hint' | 'error' | 'required' | 'disabled' | 'id' | 'focusRef' | 'onBlur'
>;

/** Properties of the text field inside an `Autocomplete`, which has the others itself. */
export const innerFieldProps = ({ label, hint, error, required, focusRef }: FieldState) => ({
  label,
  helperText: error ?? hint,
  error: error !== undefined,
  required,
  inputRef: focusRef,
});

/** Properties of a text field, whatever kind of value is typed into it. */
export const fieldProps = (state: FieldState) => ({
  ...innerFieldProps(state),
  id: state.id,
  disabled: state.disabled,
  onBlur: state.onBlur,
  fullWidth: true,
});
