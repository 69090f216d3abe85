import type { OwnScreenProps } from '@admin/ui';
import { byNames, CreateScreen, FormSection, RecordForm, RecordInput, type RecordFormProps } from '@admin/ui/parts';

import type { ResourceTypes } from '../recipes/generated/resources.ts';

/** What is asked for, in this order. */
const names = ['title', 'status', 'price', 'clientId', 'vehicleId', 'warranty', 'notes'] satisfies readonly (keyof ResourceTypes['repairs']['create'])[];

/** The form of a new one of the `repairs`. */
export function RepairsCreate({ resource }: OwnScreenProps) {
  return <CreateScreen resource={resource} View={RepairsCreateView} />;
}

function RepairsCreateView(props: RecordFormProps) {
  const { form, inputs, resource, record } = props;
  return (
    <RecordForm {...props}>
      <FormSection>
        {byNames(inputs, names).map((input) => <RecordInput key={input.name} form={form} input={input} inputs={inputs} resource={resource} record={record} />)}
      </FormSection>
    </RecordForm>
  );
}
