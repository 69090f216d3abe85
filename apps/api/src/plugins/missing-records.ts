import { ObjectStep, SafeError, sideEffect, trap, TRAP_ERROR } from 'grafast';

/**
 * Changing or deleting a record that is not there, or that row-level security hides, fails with
 * `NOT_FOUND`. PostGraphile answers the first with an empty payload, which reads as success, and
 * the second with an error that has no code.
 */
export const MissingRecordsPlugin: GraphileConfig.Plugin = {
  name: 'MissingRecordsPlugin',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        const { plan } = field;
        if (!plan || !(scope.isPgUpdateMutation || scope.isPgDeleteMutation)) return field;
        return {
          ...field,
          plan($parent, args, info) {
            const $payload = plan($parent, args, info);
            if (!($payload instanceof ObjectStep))
              throw new Error(
                `${scope.fieldName} is planned in a way that this plugin does not know.`,
              );
            sideEffect(
              trap($payload.getStepForKey('result'), TRAP_ERROR, { valueForError: 'PASS_THROUGH' }),
              assertWritten,
            );
            return $payload;
          },
        };
      },
    },
  },
};

function assertWritten(row: unknown): void {
  // Other errors go on by themselves.
  const isMissing =
    row === null || (row instanceof Error && row.message.startsWith('No values were deleted'));
  if (isMissing)
    throw new SafeError('There is no such record, or it may not be written by this account.', {
      code: 'NOT_FOUND',
    });
}
