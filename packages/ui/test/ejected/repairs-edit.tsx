import type { OwnScreenProps } from '@admin/ui';
import { byNames, EditScreen, FormSection, RecordForm, RecordInput, type RecordFormProps } from '@admin/ui/parts';

import type { ResourceTypes } from '../recipes/generated/resources.ts';

/** What is asked for, in this order. */
const names = ['title', 'status', 'price', 'clientId', 'vehicleId', 'warranty', 'notes'] satisfies readonly (keyof ResourceTypes['repairs']['update'])[];

/** The form of one of the `repairs`. */
export function RepairsEdit({ resource, id }: OwnScreenProps) {
  return <EditScreen resource={resource} id={id} View={RepairsEditView} />;
}

function RepairsEditView(props: RecordFormProps) {
  const { form, inputs, resource, record } = props;
  return (
    <RecordForm {...props}>
      <FormSection>
        {byNames(inputs, names).map((input) => <RecordInput key={input.name} form={form} input={input} inputs={inputs} resource={resource} record={record} />)}
      </FormSection>
    </RecordForm>
  );
}
