import type { OwnScreenProps } from '@admin/ui';
import { EditScreen, FormSection, RecordForm, RecordInput, type RecordFormProps } from '@admin/ui/parts';

/** The form of one of the `books`. */
export function BooksEdit({ resource, id }: OwnScreenProps) {
  return <EditScreen resource={resource} id={id} View={BooksEditView} />;
}

function BooksEditView(props: RecordFormProps) {
  const { form, inputs, resource, record } = props;
  return (
    <RecordForm {...props}>
      <FormSection>
        {inputs.map((input) => <RecordInput key={input.name} form={form} input={input} inputs={inputs} resource={resource} record={record} />)}
      </FormSection>
    </RecordForm>
  );
}
