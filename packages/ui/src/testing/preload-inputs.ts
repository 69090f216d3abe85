/**
 * Loads the code of all inputs, so that tests do not wait for compilation: on a busy machine the
 * date pickers alone can exceed the timeout of a test. Await it at the top of a test module, which
 * has no timeout.
 */
export async function preloadInputs(): Promise<void> {
  await Promise.all([
    import('../inputs/date-input.tsx'),
    import('../inputs/time-inputs.tsx'),
    import('../inputs/composite-inputs.ts'),
    import('../inputs/chips-input.tsx'),
    import('../inputs/searchable-choice-input.tsx'),
    import('../inputs/picker/reference-picker.tsx'),
    import('../kit/leave-dialog.tsx'),
    import('../screens/record/create-screen.tsx'),
    import('../screens/record/edit-screen.tsx'),
  ]);
}
