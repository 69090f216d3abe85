/**
 * Loads what inputs load when they are first shown, so that a test waits for an answer and not for
 * a compiler: on a busy machine the date pickers alone take longer than a test may. Awaited by the
 * module of the tests, which has no limit.
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
