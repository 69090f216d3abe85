import {
  isConfirmed,
  type FieldDescriptor,
  type FormValues,
  type InputDescriptor,
  type QueryDescriptor,
  type ResourceRecord,
} from '@admin/gql/resource';
import { use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { actionVariables } from '../../actions/send-action.ts';
import { useDataClient } from '../../data/use-data-client.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { PartTextsContext } from '../../text/part-texts.ts';
import { useNames } from '../../resources/use-names.ts';
import { useNotify } from '../../kit/notify-context.ts';
import { isRecord } from '../../values/is-record.ts';
import { initialValues } from '../../session-core/edit/form-values.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { usePreloadedControls } from '../../form/use-form-inputs.ts';
import { useRecordForm } from '../../form/use-record-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { isWide } from '../../inputs/is-wide.ts';
import { firstPage } from './asked-with.ts';
import { queriesHref } from '../../resources/query-address.ts';
import type { Edit } from './use-edits.ts';

export interface SettingsFormProps {
  readonly edit: Edit;
  readonly query: QueryDescriptor;
  /** Resource whose catalogue has the labels of the inputs. */
  readonly resource: string;
  /** Answer of the query. */
  readonly record: ResourceRecord;
  readonly refresh: () => Promise<void>;
}

/**
 * Form of an action that changes settings, filled from the query's answer. After a save it starts
 * again from the server's new answer.
 */
export function SettingsForm(props: SettingsFormProps) {
  const [saves, setSaves] = useState(0);
  const outer = use(PartTextsContext);
  return (
    <PartTextsContext value={props.edit.texts ?? outer}>
      <Form key={saves} {...props} onSaved={() => setSaves(saves + 1)} />
    </PartTextsContext>
  );
}

function Form({
  edit: { action, descriptor, resource: of },
  query,
  resource,
  record,
  refresh,
  onSaved,
}: SettingsFormProps & { readonly onSaved: () => void }) {
  const { t } = useTranslation();
  const say = useActionTexts();
  const names = useNames();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const client = useDataClient();
  const write = useWrite();
  const inputs = useMemo(() => {
    const fields = query.answer.kind === 'values' ? query.answer.fields : [];
    return descriptor.inputs
      .map((input) => asAnswered(input, fields))
      .toSorted((a, b) => Number(isWide(a)) - Number(isWide(b)));
  }, [descriptor, query]);
  usePreloadedControls(inputs);
  const form = useRecordForm({
    inputs,
    initial: useMemo(() => initialValues(inputs, record), [inputs, record]),
    isNew: false,
    draft: `${queriesHref}/${action.name}`,
    draftOf: { resource: '', title: names.action('', action) },
    present: {
      versioned: false,
      read: async () => {
        const { data } = await client.query(
          { query: query.document, variables: query.variables({}, firstPage) },
          { freshness: 'uncached' },
        );
        const [present] = data === undefined ? [] : query.result(data, firstPage).filter(isRecord);
        return present ? initialValues(inputs, present) : null;
      },
      take: () => null,
    },
    save: async (changes: FormValues) => {
      const done = await write({
        document: descriptor.document,
        variables: actionVariables(descriptor, changes, of, [record]),
        result: (data) => descriptor.result(data),
      });
      return done.errors.length === 0 && isConfirmed(done) === false
        ? { errors: [{ message: say('unconfirmed') }] }
        : done;
    },
  });
  const save = async () => {
    const outcome = await form.submit();
    if (outcome.status === 'unchanged') notify({ text: t('form.unchanged'), severity: 'info' });
    if (outcome.status !== 'saved') return;
    const taken = outcome.accepted.map((input) => names.field(resource, input));
    notify({
      text:
        taken.length > 0
          ? t('form.merge.savedWith', { fields: taken.join(', ') })
          : t('form.saved'),
    });
    await refresh();
    onSaved();
  };
  return (
    <RecordForm
      form={form}
      note={t('form.merge.reread')}
      inputs={inputs}
      resource={resource}
      record={record}
      onSubmit={() => void save()}
      onCancel={() => navigate(queriesHref)}
    />
  );
}

/** Name of the value that an input edits: its `field`, else the last segment of its name. */
export const fieldOf = ({ name, field }: InputDescriptor): string =>
  field ?? name.split('.').at(-1) ?? name;

/**
 * Input with the description of its value. It cannot be emptied if the value is never empty,
 * although actions on settings often allow `null` for every input.
 */
function asAnswered(input: InputDescriptor, fields: readonly FieldDescriptor[]): InputDescriptor {
  const field = fields.find(({ name }) => name === fieldOf(input));
  const description = input.description ?? field?.description;
  return {
    ...input,
    ...(description !== undefined && { description }),
    nullable: input.nullable && field?.nullable !== false,
  };
}
