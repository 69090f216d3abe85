import type { InputProps } from '../values/input-props.ts';

/** Input props that a text field uses. */
export type FieldState = Pick<
  InputProps,
  'label' | 'hint' | 'error' | 'required' | 'disabled' | 'id' | 'focusRef' | 'onBlur'
>;

/** Props of the text field inside an `Autocomplete`, which has the other props itself. */
export const innerFieldProps = ({ label, hint, error, required, focusRef }: FieldState) => ({
  label,
  helperText: error ?? hint,
  error: error !== undefined,
  required,
  inputRef: focusRef,
});

/** Props of a text field for any kind of value. */
export const fieldProps = (state: FieldState) => ({
  ...innerFieldProps(state),
  id: state.id,
  disabled: state.disabled,
  onBlur: state.onBlur,
  fullWidth: true,
});
